import type { Level } from '../diagnostics/catalogue/entry.ts'
import type { Code, Diagnostic, Fix, SourceLocation } from '../diagnostics/diagnostic.ts'
import { otherLanguages } from '../diagnostics/printReport.ts'
import { engine } from '../model/engine.ts'

/**
 * Prints problems in a machine-readable format. `folder` is the path of the site folder from the current one, ending
 * in a slash.
 */
export type Format = (diagnostics: Diagnostic[], folder: string) => string

/** A JSON list of the problems. */
export const json: Format = (diagnostics, folder) => {
  const problems = diagnostics.map(({ where, languages, isPassing: _, ...problem }) => ({
    ...problem,
    ...(languages && { languages: languages.map(({ name }) => name) }),
    ...(where && { file: folder + where.file, line: where.line, column: where.column }),
  }))
  return JSON.stringify(problems, null, 2)
}

const commands: Record<Level, string> = { error: 'error', warning: 'warning', info: 'notice' }

/** Workflow commands of GitHub Actions, shown beside the lines of a pull request. */
export const github: Format = (diagnostics, folder) =>
  diagnostics.map((diagnostic) => annotation(diagnostic, folder)).join('\n')

function annotation(diagnostic: Diagnostic, folder: string): string {
  const { level, code, title, where } = diagnostic
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
  return `::${commands[level]} ${properties.join(',')}::${escapeData(textOf(diagnostic))}`
}

const textOf = (diagnostic: Diagnostic) =>
  [diagnostic.message, diagnostic.hint, otherLanguages(diagnostic)].filter(Boolean).join('\n')

/** Escapes data like GitHub's toolkit (`@actions/core`). */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const levels: Record<Level, string> = { error: 'error', warning: 'warning', info: 'note' }

/** SARIF 2.1.0, the standard exchange format of static analysis tools. */
export const sarif: Format = (diagnostics, folder) => {
  const titles = new Map<Code, string>(diagnostics.map(({ code, title }) => [code, title]))
  const rules = [...titles].map(([id, text]) => ({ id, shortDescription: { text } }))
  const driver = { name: engine.name, version: engine.version, rules }
  const results = diagnostics.map((diagnostic) => toResult(diagnostic, folder))
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return JSON.stringify(log, null, 2)
}

function toResult(diagnostic: Diagnostic, folder: string) {
  const { code, level, where, fix, languages } = diagnostic
  return {
    ruleId: code,
    level: levels[level],
    message: { text: textOf(diagnostic) },
    ...(languages && { properties: { languages: languages.map(({ name }) => name) } }),
    ...(where && { locations: [{ physicalLocation: toPlace(where, folder) }] }),
    ...(where && fix && { fixes: [toFix(where, fix, folder)] }),
  }
}

const toArtifact = ({ file }: SourceLocation, folder: string) => ({
  uri: (folder + file).split('/').map(encodeURIComponent).join('/'),
})

function toRegion({ line: startLine, column: startColumn, length }: SourceLocation) {
  const endColumn = startColumn !== undefined && length !== undefined ? startColumn + length : undefined
  return { startLine, startColumn, endColumn }
}

function toPlace(where: SourceLocation, folder: string) {
  const artifactLocation = toArtifact(where, folder)
  return where.line === undefined ? { artifactLocation } : { artifactLocation, region: toRegion(where) }
}

function toFix(where: SourceLocation, { to: text }: Fix, folder: string) {
  const replacements = [{ deletedRegion: toRegion(where), insertedContent: { text } }]
  return { artifactChanges: [{ artifactLocation: toArtifact(where, folder), replacements }] }
}
