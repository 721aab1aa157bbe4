/** Lays out the state of every row of the checklist, with totals. */
export function printChecklist({ rows, nothingToDo }, results) {
  const stateOf = (row) => {
    if (nothingToDo.includes(row)) return 'nothing to do'
    if (!(row in results)) return 'none'
    return results[row].passed ? 'passing' : 'failing'
  }
  const lines = Object.entries(rows).map(([row, label]) => {
    const count = results[row]?.tests.length ?? 0
    return [row.padEnd(5), stateOf(row).padEnd(14), `${count}`.padStart(3), countedWord(count), label].join(
      ' ',
    )
  })
  return [...lines, ...unknownRows(rows, results), '', countStates(Object.keys(rows).map(stateOf))].join('\n')
}

function countedWord(count) {
  return count === 1 ? 'test  ' : 'tests '
}

function unknownRows(rows, results) {
  const unknown = Object.keys(results).filter((row) => !(row in rows))
  return unknown.map((row) => `${row} is named by "${results[row].tests[0]}", but there is no such row.`)
}

function countStates(states) {
  const names = ['passing', 'failing', 'none', 'nothing to do']
  return names.map((name) => `${states.filter((state) => state === name).length} ${name}`).join(', ')
}
