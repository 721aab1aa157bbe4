/** Figures that were measured: the day, and for each row of the tables the engines with their values. */
export interface Results {
  date: string
  rows: Map<string, [engine: string, value: string][]>
}

/** Reads the tables of `bench/RESULTS.md`. A cell begins with its value; what follows, such as "(5.0×)", is left out. */
export function readResults(markdown: string): Results {
  const rows: Results['rows'] = new Map()
  let engines: string[] = []
  for (const line of markdown.split('\n').filter((each) => each.startsWith('|'))) {
    const [name = '', ...cells] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (name === '') engines = cells
    else if (!name.startsWith('-'))
      rows.set(
        name,
        cells.map((cell, index) => [engines[index]!, cell.split(' ')[0]!]),
      )
  }
  return { date: /^\d{4}-\d\d-\d\d/m.exec(markdown)?.[0] ?? '', rows }
}
