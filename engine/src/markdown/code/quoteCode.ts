import type { Nodes } from 'hast'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { whereIs } from '../places.ts'
import type { Walk } from '../walk.ts'

/**
 * The code that `file=./x.ts#part` quotes: a file, a region of it or some of its lines. If there is no such part,
 * reports that and gives `own`, the code of the block itself. Then it is a warning, since other engines read nothing
 * into the word.
 */
export function quoteCode(written: string, own: string, node: Nodes, walk: Walk): string {
  const [, path = '', part] = /^(.*?)(?:#([^#]*))?$/.exec(written)!
  const found = findPart(path, part, walk)
  if (typeof found === 'string') return withoutIndentation(found)
  const level = own.trim() === '' ? found.level : 'warning'
  walk.diagnostics.push({ ...found, level, where: whereIs(node, walk, written) })
  return own
}

function findPart(path: string, part: string | undefined, { file }: Walk): string | Diagnostic {
  const quoted = file.quotes?.[path]
  if (!quoted || 'problem' in quoted) {
    if (quoted?.problem === 'outside') return diagnose('code-file-outside-site', [path])
    if (quoted?.problem === 'secret') return diagnose('withheld-file', [path, 'secret'])
    return diagnose('missing-code-file', [path, quoted?.nearest])
  }
  const { text, source } = quoted
  if (!part) return text
  const range = /^L(\d+)(?:(-)(?:L?(\d+))?)?$/.exec(part)
  if (range) return takeLines(range, text) ?? diagnose('missing-code-lines', [source, countLines(text)])
  const regions = findRegions(text)
  const nearest = nearestMatch(part, regions.keys())
  return regions.get(part) ?? diagnose('missing-code-region', [{ region: part, file: source, nearest }])
}

/** Cuts out lines: `L4` is one, `L4-L8` a range, `L4-` all from there on. */
function takeLines([, from, dash, to]: RegExpExecArray, text: string): string | undefined {
  const end = dash ? Number(to ?? Number.POSITIVE_INFINITY) : Number(from)
  const lines = text.split('\n').slice(Math.max(0, Number(from) - 1), end)
  return lines.length > 0 ? lines.join('\n') : undefined
}

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length

/** Removes the common indentation, and blank lines at both ends. */
function withoutIndentation(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length)
  const common = Math.min(...indents)
  return lines.map((line) => line.slice(common)).join('\n')
}

/**
 * A region marker within a comment: `// #region name`, `<!-- #endregion -->`, `# region name`, `#pragma region name`.
 */
const edge =
  /^\s*(?:REM\b|[^\w\s])[^\w]*(?:pragma\s+)?(?<end>end)?region\b[ \t]*(?![ \t])(?<name>[\w.-]*)(?![\w.-])[^\w]*$/i

/** The text of each region of a file by its name, without the marker comments. Regions may be nested. */
export function findRegions(text: string): Map<string, string> {
  const regions = new Map<string, string[]>()
  const open: string[] = []
  for (const line of text.split('\n')) {
    const { end, name = '' } = edge.exec(line)?.groups ?? {}
    if (end) open.splice(name === '' ? -1 : open.lastIndexOf(name), 1)
    else if (name !== '') {
      open.push(name)
      if (!regions.has(name)) regions.set(name, [])
    } else for (const each of new Set(open)) regions.get(each)!.push(line)
  }
  return new Map([...regions].map(([name, lines]) => [name, lines.join('\n')]))
}
