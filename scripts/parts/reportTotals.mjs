/** Prints the closing line of a run, and makes the command fail when any part of it did. */
export function reportTotals(results) {
  const sum = (name) => results.reduce((total, result) => total + result[name], 0)
  const skipped = sum('skipped')
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}.`)
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
