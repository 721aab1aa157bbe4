const run = /[^\s"'`“”‘’()[\]{}<>,;|!?]{2,}/g
/** Most words can be told at a glance. */
const mayBeRun = /[-./:@=~\\*+#$]./
const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/** What is written in one go with signs in it, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`. */
export function findRuns(text: string): string[] {
  return (text.match(run) ?? [])
    .filter((written) => mayBeRun.test(written))
    .map((written) => written.replace(/[.:=]+$/, ''))
    .filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
    .map((bare) => bare.toLowerCase())
}
