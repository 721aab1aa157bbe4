import { diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type {
  Body,
  BodyReference,
  Document,
  DocumentOutline,
  EmbedReference,
} from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { escapeHtml } from '../../std/html.ts'
import { originalOf } from '../routes/routeSource.ts'
import { canvasNote } from './canvasNote.ts'
import { blockText, findByName, type NoteNames, noteAddress, resolveNames } from './noteNames.ts'

/** How many notes a page may embed, and how deep within one another, as in Obsidian. */
const most = { notes: 500, levels: 5 }

export interface EmbedTools {
  names: NoteNames
  /** Compiles a note by itself. */
  compile(outline: DocumentOutline): Document | Promise<Document>
  maintainCase: boolean
  /** The text of a file that is not a note. */
  readText(source: SourcePath): string | undefined
}

/** The embedded notes around a note, and how many the page still may get. */
interface Around {
  path: string[]
  budget: { left: number }
}

/**
 * Puts the texts of the notes that a note embeds in their places. Their headings, anchors and words for the search stay
 * with their own pages.
 */
export async function embedNotes(
  document: Document,
  tools: EmbedTools,
  around: Around = { path: [document.file.source], budget: { left: most.notes } },
): Promise<Document> {
  if (!document.references.some(isEmbed)) return document
  const whole = {
    ...document,
    references: [...document.references],
    diagnostics: [...document.diagnostics],
  }
  const bodies = new Map<number, Body>()
  for (const [number, reference] of document.references.entries()) {
    if (isEmbed(reference) && reference.block) {
      bodies.set(number, [escapeHtml(blockText(reference.block, tools.names))])
      continue
    }
    const embedded = isEmbed(reference) && (await findEmbedded(reference, whole, { tools, around }))
    if (!embedded) continue
    bodies.set(number, addReferences(embedded, whole))
    whole.hasMath ||= embedded.hasMath
    whole.hasStyles ||= embedded.hasStyles
  }
  const fill = (body: Body): Body =>
    body.flatMap((piece): Body => (typeof piece === 'number' ? (bodies.get(piece) ?? [piece]) : [piece]))
  return { ...whole, body: fill(whole.body), ...(whole.beginning && { beginning: fill(whole.beginning) }) }
}

const isEmbed = (reference: BodyReference): reference is EmbedReference => reference.kind === 'embed'

/** The note or part that is embedded; undefined if only the link to it is shown. */
async function findEmbedded(
  { name, where }: EmbedReference,
  into: Document,
  { tools, around }: { tools: EmbedTools; around: Around },
): Promise<Document | undefined> {
  const { path, budget } = around
  const [note = '', ...parts] = name.split('#')
  const part = parts.join('#')
  const source = note.trim() === '' ? originalOf(into.file) : findByName(name, into.file, tools.names)
  const outline = source && (tools.names.outlines.get(source) ?? findCanvas(source, into, tools))
  if (!outline) return undefined
  const key = part === '' ? source : `${source}#${part}`
  const problem = path.includes(key)
    ? diagnose('embed-circle', [[...path.slice(path.indexOf(key)), key]], where)
    : path.length > most.levels || budget.left === 0
      ? diagnose('too-many-embeds', [budget.left === 0 ? most.notes : undefined, most.levels], where)
      : undefined
  if (problem) {
    into.diagnostics.push(...withSeverity('warn', problem))
    return undefined
  }
  budget.left--
  const compiled = await tools.compile({ ...outline, file: { ...outline.file, part } })
  if (compiled.live) return undefined
  const named = resolveNames(compiled, tools.names, tools.maintainCase)
  const whole = await embedNotes(named, tools, { path: [...path, key], budget })
  into.diagnostics.push(...whole.diagnostics.filter(({ code }) => ofEmbeds.has(code)))
  return whole
}

/** A canvas as a note that only draws it. */
function findCanvas(source: SourcePath, { file }: Document, { readText, names }: EmbedTools) {
  const written = /\.canvas$/i.test(source) ? readText(source) : undefined
  const text = written && canvasNote(written, source, (name) => findByName(name, file, names))
  if (!text) return undefined
  const { collection, folder } = file
  const frontMatter = { mdx: { format: 'md' as const } }
  return {
    file: { collection, folder, source, path: source, text },
    frontMatter,
    excerpt: '',
    diagnostics: [],
  }
}

const ofEmbeds = new Set<string>(['embed-circle', 'too-many-embeds'])

/** Appends the references of an embedded note to those of the page, and gives its body with their new numbers. */
function addReferences(embedded: Document, { references }: Document): Body {
  const offset = references.length
  const source = originalOf(embedded.file)
  references.push(...embedded.references.map((each) => asEmbedded(each, source)))
  return embedded.body.map((piece) => (typeof piece === 'number' ? piece + offset : piece))
}

/** A link within an embedded note counts as that note's, not as the page's; so do its tags. */
function asEmbedded(reference: BodyReference, source: SourcePath): BodyReference {
  if (reference.kind === 'tag') return { source, ...reference }
  if (reference.kind !== 'link' && reference.kind !== 'image') return reference
  const url = reference.url.startsWith('#') ? noteAddress(source) + reference.url : reference.url
  return { ...reference, url, isEmbedded: true }
}
