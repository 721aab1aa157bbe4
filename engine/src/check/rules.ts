import type { Nodes } from 'hast'
import { diagnose, locate, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { nearestMatch, withOnlyMatch } from '../diagnostics/nearestMatch.ts'
import { detectLanguage } from '../markdown/code/detectLanguage.ts'
import { knownLanguages } from '../markdown/code/highlightCode.ts'
import { childrenOf, toText } from '../markdown/walk.ts'
import { diagramOpenings } from '../model/drawing.ts'
import { notePartNames } from '../model/noteParts.ts'
import { isRecord } from '../std/collections.ts'
import { htmlTag } from '../std/html.ts'
import type { NoteElement, NoteRule } from './note.ts'

/** Headings must not skip a level. The first one counts from the page's title, level 1. */
export const headingLevels: NoteRule = ({ elements }) => {
  const headings = elements.filter(
    ({ tag, properties }) => /^h[1-6]$/.test(tag) && !isOfFootnotes(properties),
  )
  return headings.flatMap((heading, index) => {
    const before = index === 0 ? 1 : levelOf(headings[index - 1]!.tag)
    const level = levelOf(heading.tag)
    return level > before + 1 ? [diagnose('skipped-heading-level', [level, before], placeOf(heading))] : []
  })
}

/** The heading of level 1 is the page's title, so there is one. */
export const mainHeadings: NoteRule = ({ elements }) =>
  elements
    .filter(({ tag }) => tag === 'h1')
    .slice(1)
    .map((heading) => diagnose('second-main-heading', [toText(heading.node)], placeOf(heading)))

/** Headings need a text. */
export const emptyHeadings: NoteRule = ({ elements }) =>
  elements
    .filter(({ tag, node }) => /^h[2-6]$/.test(tag) && !says(node))
    .map((heading) => diagnose('empty-heading', [], placeOf(heading)))

/** An id is that of one element. Compiling reports headings that are given the same one. */
export const repeatedIds: NoteRule = ({ elements, document }) => {
  const seen = new Set(document.headings.map((heading) => heading.id))
  return elements.flatMap(({ tag, properties: { id }, where }) => {
    if (typeof id !== 'string' || id === '' || /^h[1-6]$/.test(tag)) return []
    if (seen.has(id)) return [diagnose('repeated-id', [id], where(`"${id}"`))]
    seen.add(id)
    return []
  })
}

/** A heading of a note with raw HTML has no place of its own: there it is looked for as it is mostly written. */
function placeOf({ tag, node, where }: NoteElement): SourceLocation {
  return node.position ? where() : where(`${'#'.repeat(levelOf(tag))} ${toText(node)}`)
}

const levelOf = (tag: string) => Number(tag[1])
const isOfFootnotes = ({ id }: { id?: unknown }) => id === 'footnote-label'

/** Pictures need an `alt` text. In HTML an empty `alt` is allowed: it marks a decoration. */
export const imageTexts: NoteRule = ({ elements }) =>
  elements.filter(isSilent).map((image) => {
    const url = String(image.properties.src ?? '')
    return diagnose('image-without-alt', [url, isHtml(image)], image.where(url))
  })

/** Markdown gives every picture a description, an empty one at least. */
const isHtml = ({ properties: { alt } }: NoteElement) => alt === undefined || alt === null

function isSilent(image: NoteElement): boolean {
  const { tag, properties, node } = image
  if (tag !== 'img' || 'ariaHidden' in properties || properties.role === 'presentation') return false
  const isMarkdown = node.type === 'element' && node.position !== undefined
  return isHtml(image) || (isMarkdown && String(properties.alt).trim() === '')
}

/** Shorter texts are too short to detect the language. */
const leastLetters = 200

/** The `lang` of a note must fit its text. Of Vietnamese alone this is certain: other letters belong to several languages. */
export const language: NoteRule = ({ document }) => {
  const { lang } = document.frontMatter
  const text = document.sections.map(({ text: words }) => words).join('\n')
  if (lang === undefined || text.length < leastLetters) return []
  const found = detectLanguage(text)
  const fits = /^vi\b/i.test(lang) === (found === 'vi')
  const where = { file: document.file.source, key: ['lang'] }
  return fits ? [] : [diagnose('wrong-language', [lang, found], where)]
}

/** Links need a text. Components and expressions within them count as text, since their output is unknown. */
export const linkTexts: NoteRule = ({ elements, rewind }) => {
  rewind()
  return elements
    .filter(({ tag, properties }) => tag === 'a' && 'href' in properties)
    .flatMap(({ properties, node, where }) => {
      const url = String(properties.href ?? '')
      // In HTML, the place of a link is found after that of the one before it.
      const place = where(url)
      return hasName(properties) || says(node) ? [] : [diagnose('link-without-text', [url], place)]
    })
}

const hasName = (properties: object) =>
  ['ariaLabel', 'aria-label', 'ariaLabelledBy', 'title'].some((name) => name in properties)

function says(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'element' && node.tagName === 'img') return toText(node).trim() !== ''
  if (/^mdx.*Expression$/.test(node.type) || isPictureOrComponent(node)) return true
  return childrenOf(node).some(says)
}

/** JSX counts as having content of its own, except plain inline tags, which show only their children. */
function isPictureOrComponent(node: Nodes): boolean {
  return (
    node.type.startsWith('mdxJsx') &&
    !/^(?:a|b|i|em|strong|span|code)$/.test(String('name' in node && node.name))
  )
}

/** Tables need header cells for their columns or rows. */
export const tableHeaders: NoteRule = ({ elements }) =>
  elements
    .filter(
      ({ tag, node, properties }) =>
        tag === 'table' && properties.role !== 'presentation' && !hasHeader(node),
    )
    .map((table) => diagnose('table-without-header', [], table.where()))

function hasHeader(node: Nodes): boolean {
  return childrenOf(node).some((child) => (isHeaderCell(child) ? !isBlank(child) : hasHeader(child)))
}

const isHeaderCell = (node: Nodes) =>
  ('tagName' in node && node.tagName === 'th') || ('name' in node && node.name === 'th')

/** Whether a header cell is empty. JSX and expressions count as content. */
function isBlank(node: Nodes): boolean {
  return toText(node).trim() === '' && !childrenOf(node).some((child) => child.type.startsWith('mdx'))
}

/** Finds languages of code blocks that nothing can colour, once each unless all of them can be corrected. */
export const codeLanguages: NoteRule = ({ elements }) => {
  const seen = new Set<string>()
  return elements.flatMap(({ tag, properties, where }) => {
    const [, language] = /^language-(.+)$/.exec(String([properties.className].flat()[0])) ?? []
    if (tag !== 'code' || !language || seen.has(language)) return []
    const known = knownLanguages()
    if (known.has(language.toLowerCase()) || !/^[\w+#.-]+$/.test(language)) return []
    // A word of three letters is near to too many.
    const nearest = language.length > 3 ? nearestMatch(language, known) : undefined
    const diagram = nearest ? undefined : nearestMatch(language, diagramOpenings)
    const problem = diagnose('unknown-code-language', [language, nearest, diagram], where(language))
    const correctable = withOnlyMatch(problem, language, known)
    if (!correctable.fix) seen.add(language)
    return [correctable]
  })
}

/** A tab belongs to a group of tabs. Components of the site may be groups, too. */
export const loneTabs: NoteRule = ({ components }) =>
  components
    .filter(({ name, around }) => name === 'TabItem' && around.length === 0)
    .map(({ where }) => diagnose('tab-outside-tabs', [], where))

/** Finds tags that no browser knows, once each. Names with a hyphen are elements of a site; drawings and formulas have their own. */
export const elementNames: NoteRule = ({ elements }) => {
  const others = new Set(
    elements.filter(({ tag }) => /^(?:svg|math)$/.test(tag)).flatMap(({ node }) => nodesBelow(node)),
  )
  const unknown = elements.filter(
    ({ tag, node }) => !htmlTag.test(tag) && !tag.includes('-') && !others.has(node),
  )
  const firsts = new Map(unknown.toReversed().map((element) => [element.tag, element]))
  return [...firsts.values()].map(({ tag, where }) => {
    const component = [...notePartNames, 'Admonition', 'TabItem', 'Tabs'].find(
      (name) => name.toLowerCase() === tag.toLowerCase(),
    )
    return diagnose('unknown-element', [tag, component], where(`<${tag}`))
  })
}

/** Finds code in the text of a note, which the content policy keeps from running. Data for machines may stay. */
export const inlineScripts: NoteRule = ({ elements }) =>
  elements
    .filter(({ tag, properties: { src, type = '' } }) => {
      const isCode = /^(?:|module|(?:text|application)\/javascript)$/i.test(String(type))
      return tag === 'script' && src === undefined && isCode
    })
    .map(({ where }) => diagnose('inline-script', [], where('<script')))

const nodesBelow = (node: Nodes): Nodes[] =>
  childrenOf(node).flatMap((child) => [child, ...nodesBelow(child)])

/** Finds rows of tables with more cells than there are columns. A bar within a cell has a backslash before it. */
export const rowLengths: NoteRule = ({ elements, source }) =>
  elements.flatMap(({ tag, node: { position } }) => {
    if (tag !== 'table' || !position) return []
    const lines = source.lines.slice(position.start.line - 1, position.end.line)
    const columns = countCells(lines[1] ?? '')
    return lines.flatMap((line, index) => {
      const count = countCells(line)
      const where = locate(source, position.start.line + index)
      return count > columns ? [diagnose('dropped-cells', [count, columns], where)] : []
    })
  })

function countCells(row: string): number {
  const cells = row
    .trim()
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|$/, '')
  return cells.split(/(?<!\\)\|/).length
}

/** Fields that other engines read, as `name: value` or `name.key: value`, and what says the same here. */
const foreignFields: [RegExp, (value: string) => string][] = [
  [/^(?:search\.exclude|search_exclude|nav_exclude|sidebar\.hidden): true$/, () => 'unlisted: true'],
  [/^(?:pagefind|search): false$/, () => 'unlisted: true'],
  [/^(?:weight|order|nav_order|sidebar\.order): \d+$/, (value) => `sidebar_position: ${value}`],
  [/^(?:sidebar\.label|linkTitle|nav_title): ./, (value) => `sidebar_label: ${value}`],
  [/^sidebar\.badge(?:\.text)?: ./, (value) => `sidebar_badge: ${value}`],
  [/^(?:tableOfContents|toc|outline|aside): false$/, () => 'hide_table_of_contents: true'],
  [/^hide: (?:.*,)?toc\b/, () => 'hide_table_of_contents: true'],
  [/^prev: false$/, () => 'pagination_prev: null'],
  [/^next: false$/, () => 'pagination_next: null'],
  [/^(?:permalink|url): \//, (value) => `slug: ${value}`],
  [/^redirect_from: \//, (value) => `aliases: [${value}]`],
  [/^(?:lastmod|lastUpdated|date_modified): \d/, (value) => `last_update: { date: ${value} }`],
  [/^editUrl: ./, (value) => `custom_edit_url: ${value === 'false' ? 'null' : value}`],
]

/** Finds fields that another engine reads. Plugins of a vault have fields of their own. */
export const foreignFrontMatter: NoteRule = ({ document, isOfVault }) => {
  const { frontMatter, file } = document
  if (isOfVault) return []
  return Object.entries(frontMatter).flatMap(([name, value]) =>
    writtenFields(name, value).flatMap((written) => {
      const [, says] = foreignFields.find(([pattern]) => pattern.test(written)) ?? []
      const here = says?.(written.slice(written.indexOf(': ') + 2))
      if (!here || Object.hasOwn(frontMatter, here.slice(0, here.indexOf(':')))) return []
      const purpose = here.startsWith('unlisted') ? 'hides' : 'other'
      const where = { file: file.source, key: [name] }
      return [diagnose('unknown-front-matter', [written, here, purpose], where)]
    }),
  )
}

function writtenFields(name: string, value: unknown): string[] {
  if (!isRecord(value)) return [`${name}: ${value}`]
  return Object.entries(value).flatMap(([key, inner]) => writtenFields(`${name}.${key}`, inner))
}
