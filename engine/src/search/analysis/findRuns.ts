/**
 * A sign and the characters after it. The lookbehind after the sign captures the characters before it, so it runs only
 * where there is a sign.
 */
const run = /[-./:@=~\\*+#$](?<=([^\s"'`“”‘’()[\]{}<>,;|!?\-./:@=~\\*+#$]*).)[^\s"'`“”‘’()[\]{}<>,;|!?]+/g
const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/**
 * Words joined by signs without spaces, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`.
 */
export function findRuns(text: string): string[] {
  return Array.from(text.matchAll(run), ([rest, start]) => start + rest.replace(/(?<![.:=])[.:=]+$/, ''))
    .filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
    .map((bare) => bare.toLowerCase())
}
