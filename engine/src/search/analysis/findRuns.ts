/** A sign and what stands behind it in one go; signs are rare, so what stands before them is looked for last. */
const run = /[-./:@=~\\*+#$](?<=([^\s"'`“”‘’()[\]{}<>,;|!?\-./:@=~\\*+#$]*).)[^\s"'`“”‘’()[\]{}<>,;|!?]+/g
const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/** What is written in one go with signs in it, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`. */
export function findRuns(text: string): string[] {
  return Array.from(text.matchAll(run), ([rest, start]) => start + rest.replace(/[.:=]+$/, ''))
    .filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
    .map((bare) => bare.toLowerCase())
}
