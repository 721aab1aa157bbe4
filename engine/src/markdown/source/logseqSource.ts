import { parse } from 'node:path/posix'
import { admonitionKinds } from '../../model/admonitionKinds.ts'
import { blockName } from '../../model/noteName.ts'
import { codeOr, joint, replaceEach } from './sourceParts.ts'

/** A field of a block, what it is planned for or its clock, behind the indentation of its line. */
const field = /(?:[^\s:`()[\]#>|]+::(?![^ \t\n])|(?:SCHEDULED|DEADLINE): <|:LOGBOOK:|CLOCK: \[|:END:).*/
  .source
const moreFields = `(?:\\n[ \\t]*${field})*`
const lineBefore = '(?:(?<![\\s\\S])|\\n)'

/** Fields that the program keeps for itself, or that are shown elsewhere. It does not show them either. */
const ownField =
  /^(?:id|collapsed|heading|title|alias|tags|(?:file|template|background|created|updated|exclude|card|hl|ls|logseq|query)\b.*)$/

const inLogseq = codeOr(
  new RegExp(`(?<fields>${lineBefore}[ \\t]*${field}${moreFields})`),
  new RegExp(
    `(?<start>${lineBefore})(?<bullet>[ \\t]*(?:[-*]|1\\.)[ \\t]+)(?<first>${field}${moreFields})(?:\\n[ \\t]*(?<text>[^\\s\`~$#*-].*))?`,
  ),
  new RegExp(`\\[(?<label>[^[\\]\\n]*)\\]\\(\\(\\((?<to>${blockName.source})\\)\\)\\)`),
  /\[(?<name>[^[\]\n]+)\]\(\[\[(?<target>[^[\]\n]+)\]\]\)/,
  new RegExp(`\\(\\((?<block>${blockName.source})\\)\\)`),
  new RegExp(`\\{\\{embed[ \\t]+\\(\\((?<part>${blockName.source})\\)\\)[ \\t]*\\}\\}`),
  /\{\{embed[ \t]+\[\[(?<page>[^[\]\n]+)\]\][ \t]*\}\}/,
  /\{\{(?<macro>cloze|video|youtube|tweet|query|renderer|cards|zotero-[\w-]+)[ \t](?<content>[^{}\n]*)\}\}/,
  /#\[\[(?<tag>[^[\]\n]+)\]\]/,
  /!\[(?<alt>[^[\]\n]*)\]\((?<address>[^()\n]+)\)\{:(?<size>[^{}\n]*)\}/,
  /(?<=^[ \t]*(?:[-*]|1\.)[ \t])(?<state>TODO|DOING|NOW|LATER|WAITING|WAIT|DONE|CANCELED|CANCELLED)[ \t]/,
  /^(?<margin>[ \t]*(?:(?:[-*]|1\.)[ \t]+)?)#\+(?<edge>BEGIN|END)_(?<box>[A-Za-z]+)/,
  /\^\^(?<marked>[^\s^](?:[^^\n]*[^\s^])?)\^\^/,
)

/** A block whose fields say that it is one of a list with numbers. */
const numbered = codeOr(
  new RegExp(
    `^(?<margin>[ \\t]*)[-*](?<rest>[ \\t]+(?:.*\\n(?:[ \\t]*${field}\\n)*[ \\t]*)?logseq\\.order-list-type:: *number[ \\t]*$)`,
  ),
)

/** A note of Logseq as Obsidian would write it, in the same lines. */
export function logseqText(body: string): string {
  const listed = body.includes('logseq.order-list-type::')
    ? replaceEach(body, numbered, ({ 0: text, groups: { margin, rest } = {} }) =>
        rest === undefined ? text : `${margin}1.${rest}`,
      )
    : body
  return withoutMarks(listed)
}

/** What only Logseq writes within its blocks, as Obsidian would write it. */
function withoutMarks(body: string): string {
  return replaceEach(body, inLogseq, ({ 0: text, index, groups: found = {} }) => {
    const { fields, label, to, block, part, page, macro, content = '', tag, alt, address } = found
    if (fields !== undefined) return withoutFields(fields, body.slice(0, index))
    if (found.first) return `${found.start}${withTextFirst(found.bullet!, found.first, found.text)}`
    if (to) return `[[${to}#^${to}|${label}]]`
    if (found.target) return `[[${found.target}|${found.name}]]`
    if (block) return `[[${block}#^${block}]]`
    if (part) return `![[${part}#^${part}]]`
    if (page) return `![[${page}]]`
    if (macro === 'cloze') return content
    // Nobody answers queries here, so they are shown as what they are.
    if (macro === 'query') return content.includes('`') ? '' : `\`${content.trim()}\``
    if (macro) return /^https?:\S+/.test(content) ? `<${content.trim()}>` : ''
    if (tag) return `[[${tag}]]`
    if (address) return `![${alt}${widthIn(found.size!)}](${address})`
    if (found.state) return /^(?:DONE|CANCEL)/.test(found.state) ? '[x] ' : '[ ] '
    if (/^query$/i.test(found.box ?? ''))
      return `${found.margin}\`\`\`${found.edge === 'END' ? '' : 'clojure'}`
    if (found.edge === 'END') return `${found.margin}:::`
    const kind = found.box?.toLowerCase()
    if (kind) return `${found.margin}:::${Object.hasOwn(admonitionKinds, kind) ? kind : 'note'}`
    return found.marked ? `==${found.marked}==` : text
  })
}

function widthIn(size: string): string {
  const [, width] = /:width (\d+)/.exec(size) ?? []
  return width ? `|${width}` : ''
}

/**
 * The fields below the first line of a block, of which the id goes to the end of that line, or below what is no text. A
 * line without a text holds a sign, so that it does not end the paragraph.
 */
function withoutFields(fields: string, before: string): string {
  const first = before.slice(before.lastIndexOf('\n') + 1)
  const isText =
    /\S/.test(first) &&
    !/^[ \t]*(?:(?:[-*]|1\.)[ \t]+)?(?:#{1,6}[ \t]|`{3}|~{3}|\||#\+)|\$\$[ \t]*$/.test(first)
  let id = ''
  const lines = fields.split('\n').map((line) => {
    const [margin] = /^[ \t]*/.exec(line)!
    const { name, value } = readField(line)
    if (name === 'id' && isText) id = ` ^${value}`
    else if (name === 'id') return `${margin}^${value}`
    else if (isShown(name)) return `${margin}${name}: ${value}`
    return line === '' || first.trim() === '' ? margin : margin + joint
  })
  return id + lines.join('\n')
}

/** A block that begins with its fields, as marks in a PDF do: the text below them comes first. */
function withTextFirst(bullet: string, written: string, text = ''): string {
  const fields = written.split('\n')
  const id = fields.map(readField).find(({ name }) => name === 'id')?.value
  const margin = bullet.replace(/[^ \t]/g, ' ')
  const lines = text ? fields.map(() => `\n${margin}${joint}`) : fields.slice(1).map(() => '\n')
  return bullet + text + (text && id ? ` ^${id}` : '') + lines.join('')
}

function readField(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^[ \t]*([^\s:]+)::(.*)$/.exec(line) ?? []
  return { name, value: value.trim() }
}

const isShown = (name: string) => name !== '' && !ownField.test(name)

/** What the first lines of a page of Logseq, and the name of its file, say of it, as front matter whose lists are texts. */
export function logseqFields(path: string, body: string): Record<string, unknown> {
  const lines = /^(?:\s*[^\s:]+::.*(?:\n|$))*/.exec(body)![0].split('\n')
  const fields = Object.fromEntries(
    lines.map(readField).map(({ name, value }) => [name, value.replace(/\[\[|\]\]|#(?=\S)/g, '')]),
  )
  const { name } = parse(path)
  const title = fields.title || dayIn(name) || decoded(name.replaceAll('___', '/'))
  return {
    ...(title !== name && { title }),
    ...(fields.alias && { aliases: fields.alias }),
    ...(fields.tags && { tags: fields.tags }),
  }
}

/** The day that a page of the journal is, as the program names it unless it is set otherwise: `Jan 2nd, 2026`. */
function dayIn(name: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[_-](\d\d)[_-](\d\d)$/.exec(name) ?? []
  if (!year) return undefined
  const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1]
  const ending = /^1\d/.test(day!) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(day) % 10] ?? 'th')
  return short && `${short} ${Number(day)}${ending}, ${year}`
}

const decoded = (name: string) => name.replace(/%[2-7][\dA-Fa-f]/g, (code) => decodeURIComponent(code))

/** The first lines of the blocks of a page of Logseq that have an id, by these. */
export function blocksIn(lines: string[]): Record<string, string> {
  const blocks: Record<string, string> = {}
  let first = ''
  for (const line of lines) {
    const [, id] = blockField.exec(line) ?? []
    if (/^[ \t]*[-*][ \t]/.test(line) || first === '') first = line
    if (id) blocks[id] = first
  }
  return blocks
}

const blockField = new RegExp(`^[ \\t]*id:: (${blockName.source})[ \\t]*$`)
