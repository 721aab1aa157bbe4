import type { Code, Diagnostic, Fix, Level, SourceLocation } from '../../diagnostics/diagnostic.ts'
import { engine } from '../../model/engine.ts'
import type { Format } from './format.ts'

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

function toResult({ code, level, message, hint, where, fix }: Diagnostic, folder: string) {
  const text = [message, hint].filter(Boolean).join('\n')
  return {
    ruleId: code,
    level: levels[level],
    message: { text },
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
