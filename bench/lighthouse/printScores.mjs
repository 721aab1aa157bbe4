/** A table with one line of scores for each page, and the failed audits below it. */
export function printScores(scores, floors) {
  const width = Math.max(...scores.map(({ name }) => name.length))
  const lines = scores.map(({ name, values }) =>
    [name.padEnd(width), ...Object.keys(floors).map((key) => format(values[key], floors[key]))].join('  '),
  )
  const faults = scores.flatMap(({ name, failed }) => failed.map((fault) => `${name}: ${fault}`))
  const header = [' '.repeat(width), ...Object.keys(floors).map((key) => key.padStart(14))].join('  ')
  return [header, ...lines, ...(faults.length > 0 ? ['', ...faults] : [])].join('\n')
}

/** Whether every score reaches its floor. */
export function areGood(scores, floors) {
  return scores.every(({ values }) => Object.entries(floors).every(([key, floor]) => values[key] >= floor))
}

function format(value, floor) {
  return `${value < floor ? `below ${floor}: ` : ''}${value}`.padStart(14)
}
