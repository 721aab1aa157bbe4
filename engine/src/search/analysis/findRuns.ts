const run = /[^\s"'`“”‘’()[\]{}<>,;|!?]{2,}/g
const inner = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const [shortest, longest] = [2, 28]

/** What is written in one go with signs in it, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`. */
export function findRuns(text: string): string[] {
  const runs: string[] = []
  for (const [written] of text.matchAll(run)) {
    const bare = written.replace(/[.:=]+$/, '')
    if (bare.length < shortest || bare.length > longest || bare.includes('://') || !inner.test(bare)) continue
    runs.push(bare.toLowerCase())
  }
  return runs
}
