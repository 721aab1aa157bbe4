/** A sign with something behind it, and all that stands around them in one go. */
const run = /[^\s"'`“”‘’()[\]{}<>,;|!?\-./:@=~\\*+#$]*[-./:@=~\\*+#$][^\s"'`“”‘’()[\]{}<>,;|!?]+/g
const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/** What is written in one go with signs in it, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`. */
export function findRuns(text: string): string[] {
  return (text.match(run) ?? [])
    .map((written) => written.replace(/[.:=]+$/, ''))
    .filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
    .map((bare) => bare.toLowerCase())
}
