/** Lays out measured values, each beside its limit where it has one. */
export function printTable(rows) {
  const cells = rows.map(({ name, unit, value, limit }) => [
    name,
    `${round(value.median)} ${unit}`,
    value.min === value.max ? '' : `${round(value.min)}–${round(value.max)}`,
    limit === undefined ? '' : `at most ${limit} ${unit}: ${value.median <= limit ? 'holds' : 'BROKEN'}`,
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

function round(value) {
  return value >= 100 ? `${Math.round(value)}` : value.toFixed(2)
}
