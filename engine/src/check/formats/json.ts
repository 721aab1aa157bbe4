import type { Format } from './format.ts'

/** A JSON list of the problems. */
export const json: Format = (diagnostics, folder) => {
  const problems = diagnostics.map(({ where, ...problem }) => ({
    ...problem,
    ...(where && { file: folder + where.file, line: where.line, column: where.column }),
  }))
  return JSON.stringify(problems, null, 2)
}
