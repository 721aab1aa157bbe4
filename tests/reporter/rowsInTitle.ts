/** The rows of the checklist that a test's title names, as `[S22]`, `[S22][X4]` or `[S22, X4]`. */
export function rowsInTitle(title: string): string[] {
  const groups = title.matchAll(/\[([SX]\d+(?:\s*,\s*[SX]\d+)*)\]/g)
  return [...groups].flatMap(([, rows]) => rows!.split(/\s*,\s*/))
}
