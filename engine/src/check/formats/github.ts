import type { Diagnostic, Level } from '../../diagnostics/diagnostic.ts'
import type { Format } from './format.ts'

const commands: Record<Level, string> = { error: 'error', warning: 'warning', info: 'notice' }

/** Workflow commands of GitHub Actions, shown beside the lines of a pull request. */
export const github: Format = (diagnostics, folder) =>
  diagnostics.map((diagnostic) => annotation(diagnostic, folder)).join('\n')

function annotation({ level, code, title, message, hint, where }: Diagnostic, folder: string): string {
  const { line, column: col, length } = where ?? {}
  const endColumn = col !== undefined && length !== undefined ? col + length : undefined
  const properties = Object.entries({
    file: where && folder + where.file,
    line,
    col,
    endColumn,
    title: `${title} (${code})`,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = [message, hint].filter(Boolean).join('\n')
  return `::${commands[level]} ${properties.join(',')}::${escapeData(text)}`
}

/** Escapes data like GitHub's toolkit (`@actions/core`). */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
