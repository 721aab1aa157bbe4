import { diagnose, locate } from '../diagnostics/diagnostic.ts'
import { findEmoji } from '../markdown/icons.ts'
import { proseLines, replaceParts } from '../markdown/source/sourceParts.ts'
import { shorten, splitFrontMatter } from '../std/text.ts'
import type { NoteRule } from './note.ts'

/** What markup was meant to be, as the catalogue names it. */
type PrintedMarkup = Parameters<typeof diagnose<'printed-markup'>>[1][1]

const target = String.raw`(?:https?:|\.{0,2}/|#|[\w./-]+\.mdx?\b)`

/** What markup looks like that was not read as such, by what it was meant to be. */
const slips: Record<Exclude<PrintedMarkup, 'texMath' | keyof typeof lineSlips>, RegExp> = {
  wikiLink: /(?<![\w[\]])!?\[\[(?!_?toc)(?![\s\d[])[^[\]\n]+\]\](?![[(])/gi,
  spacedLink: new RegExp(
    String.raw`(?<![\w\])])(?:!\[[^[\]\n]*\] \([^()\s]+\.\w+\)|\[[^[\]\n]+\] \(${target}[^()\s]*\))`,
    'g',
  ),
  reversedLink:
    /(?<!\w)\([^()[\]\n]+\)\[(?:https?:|\.{0,2}\/|#|[\w-]+\.(?:mdx?|avif|gif|jpe?g|png|svg|webp)(?=[#\]]))[^[\]\s]*\]/g,
  openTitle: /(?<![\w\])])!?\[[^[\]\n]*\]\([^\s()"']+ +["'](?:[^"'()\n]*)\)/g,
  spacedMath: /(?<![\w$\\])\$(?=[^$\s][^$\n]*(?:\\[a-z]|[\^_=]))[^$\n]*(?<= )\$(?![\w$])/g,
  openMath: /^\$\$[ \t]*$/gm,
  unreadLink:
    /(?<![\w\])])!?\[[^[\]\n]*\]\((?=[^()\n]*[/.#]|mailto:|tel:)(?=[^()\n]* )(?![^\s()"']+ +["'][^"'()\n]*\))[^()\n]+\)/g,
  // Markdown between lines of HTML.
  inHtml:
    /(?<![\w\])])!?\[[^[\]\n]*\]\((?=[^()\n]*[/.#])[^()\s]+\)|(?<![\w*/\])])\*\*[^\s*\p{P}](?:[^*\n]*[^\s*\p{P}])?\*\*(?![\w*/])|(?<!^- [^\n]*\n)^- (?=\S[^\n]*\n- \S)/gmu,
  openLink: new RegExp(String.raw`(?<![\w\])])!?\[[^[\]\n]+\]\(${target}[^()\s]*$`, 'gm'),
  // Asterisks between a letter and a punctuation mark are text.
  joinedBold:
    /(?<![\w*/)\]])\*\*(?=[^*\n]*\p{L}{2})[^*\s][^*\n]*[^\P{P}*([{]\*\*(?=\p{L})|(?<=\p{L})\*\*[^\P{P}*/](?=[^*\n]*\p{L}{2})[^*\n]*[^*\s]\*\*/gu,
  openStrike: /(?=~~)(?<![\w~])(?<=^(?:(?!~~)[^])*)~~(?=(?:(?!~~)[^])*$)[\p{L}\d][^\s~]*/gu,
  spacedBold: /(?<![\w*/])\*\*(?: [^*\n]*[^*\s/] ?| ?[^*\s/][^*\n]* )\*\*(?![\w*/])/g,
  // The only one of its paragraph. Functions of Python take `**kwargs`.
  openBold:
    /(?=\*\*)(?<![\w*/])(?<=^(?:(?!\*\*)[^])*)\*\*(?=(?:(?!\*\*)[^])*$)(?!kwargs)["“(]?[\p{L}\d][^\s*]*/gu,
  // The only one of its paragraph, as above. Names of functions may begin with an underscore.
  openItalic:
    /(?=\*)(?<![\p{L}\d/\\])(?<=^[^*]*)\*(?=[^*]*$)(?!args\b|nix\b)["“(]?\p{L}[^\s*]*|(?=_)(?<![\p{L}\d/.\\])(?<=^[^_]*)_(?=["“(]?\p{L}\p{Ll}*[,.:;!?]? [^_]*$)\S+/gu,
  definition: /(?<=\S *\n): {1,3}\S.*$/gm,
  // A word after a single # may be a tag: it is a heading where it is a whole paragraph, or a short line that begins
  // one, without punctuation at its end.
  joinedHeading:
    /^#{2,6}[^\s#].*$|^(?<![^])#(?=\p{Lu}|\S+ )\p{L}(?:[^\n#]*(?<![.!?])(?![^])|[^\n#]{0,60}(?<![.,:;!?])$)/gmu,
  deepHeading: /^#{7,} *[^\s#].*$/gm,
  joinedTask: /^(?:[-*+]\[[ xX]?\]|\[[xX ]?\](?=\p{L})|(?<![^])\[[xX ]\](?= \p{L}))/gmu,
  // A number before a word, or two lines that begin with the same sign.
  joinedItem:
    /^(?=\d)(?<!^\d{1,2}[.)]\p{L}[^\n]*\n)\d{1,2}[.)](?=\p{L}+ )\p{L}+|^(?=[-•▪●‣◦])(?<!^[-•▪●‣◦][^\n]*\n)(?:-\p{L}(?=[^\n]*\n-\p{L})\p{L}*|[•▪●‣◦](?=[^\n]*\n[•▪●‣◦]))/gmu,
  openTable: /^\|(?:.*\|\n\|.*\|| .* \| .*\n\| .* \| .*)$/gm,
  spacedAdmonition: /^(?::{3,} +[a-z][\w-]*|:: +(?:note|tip|info|warning|danger|caution)\b)/gim,
  strayEnd: /^:{3,}[ \t]*$/gm,
  otherAdmonition: /^(?:(?:!!!|\?\?\?\+?) ?|\/{3} +)[a-z][\w-]*/gim,
  unknownAlert: /^\[!(?!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$))[a-z]+\]/gim,
  contentTab: /^={3}[!+]? +"[^"\n]+"/gm,
  include: /^(?:\{![^{}\n]+!\}$|-{2,}8<-{2,}.*)/gm,
  codeFile: /^<<< +\S+/gm,
  attributes: /\{:? *(?:[.#][a-z][\w-]*|[a-z-]+=(?:"[^"\n]*"|\d[\w%]*))(?: [^{}\n]*)?\}/gi,
  abbreviation: /^\*\[[^\]\n]+\]: .*$/gm,
  keys: /(?<![\w+])\+\+[a-z\d]+(?:\+[a-z\d-]+)+\+\+(?![\w+])/gi,
  iconName: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
  emojiName:
    /(?<![\w:\uFFFC]):(?!(?:material|fontawesome|octicons|simple)-)[a-z][a-z_+-]+[a-z]:(?![\w:\uFFFC])/g,
  template: /\{\{[^{}\n]+\}\}/g,
  mdxComment: /\{\/\*[^\n]*?\*\/\}/g,
  inlineFootnote: /\^\[(?=[^\]\n]*(?: |\p{L}{4}))[^\]\n]+\](?![({*+?])/gu,
  otherTask: /^\[[/\->!?<]\](?= \S)/gm,
  contentsMark: /^\[\[?_?toc_?\]\]?$/gim,
  entity: /&[a-z]{2,8};/gi,
  highlight: /(?<![=\w])==[^\s=][^=\n]*(?<!\s)==(?![=\w])/g,
  superscript: /(?<=[\p{L}\d)])\^[\p{L}\d+−-]{1,9}\^(?![\w^])/gu,
  backtick: /(?<!`)`(?=[\p{L}\d/$.-])(?!`)/gu,
}

/** A vault of Obsidian has callouts of all kinds, and tags at the start of lines. */
const readInVault = ['unknownAlert', 'joinedHeading']

/** What is markup only at the start of a line. */
const blocks =
  /^(?:definition|openMath|joined\w+|deepHeading|openTable|\w+Admonition|strayEnd|unknownAlert|contentsMark|contentTab|include|codeFile|abbreviation|otherTask)$/

/** Finds markup that readers see as it was typed, because of a slip. */
export const printedMarkup: NoteRule = ({ texts, isOfVault }) => {
  const isFound = (pattern: RegExp) => texts.some(({ text }) => text.search(pattern) >= 0)
  const others = { openItalic: isFound(footnoteMark), strayEnd: isFound(slips.spacedAdmonition) }
  return texts.flatMap((text) =>
    Object.entries(slips)
      .filter(([meant]) => !(isOfVault && readInVault.includes(meant)))
      .filter(([meant]) => text.canHoldBlocks || !blocks.test(meant))
      .filter(([meant]) => meant !== 'spacedBold' || text.find(slips.joinedBold).length === 0)
      .filter(([meant]) => !others[meant as keyof typeof others])
      .flatMap(([meant, pattern]) =>
        text
          .find(pattern)
          .filter(({ match: [written] }) => meant !== 'emojiName' || !findEmoji(written.slice(1, -1)))
          // A list cannot be in a cell of a table.
          .filter(({ match: [written] }) => text.canHoldBlocks || written !== '- ')
          .map(({ match: [written], where }) =>
            diagnose('printed-markup', [beginningOf(written), meant as PrintedMarkup], where),
          ),
      ),
  )
}

/** An asterisk that another one, before a text below, belongs to. */
const footnoteMark = /[^\s*]\*(?![*\p{L}])/u

const texSign = String.raw`\\[a-z]|[\^_=]|(?<!\w)[a-z](?!\w)`
const notClosing = String.raw`(?:(?!\\[)\]])[^\n])*?`
const texFormula = new RegExp(
  String.raw`(?<!\\)(?:\\\(${notClosing}(?:${texSign})${notClosing}\\\)|\\\[${notClosing}(?:${texSign})${notClosing}\\\])|^[ \t>]*\\\[[ \t]*$`,
  'g',
)

/** Finds formulas between the brackets of LaTeX, whose backslashes Markdown takes for escapes. */
export const texBrackets: NoteRule = ({ source }) =>
  proseLines(source.lines.join('\n')).flatMap((line, index) =>
    Array.from(withoutCode(line).matchAll(texFormula)).map(({ 0: written, index: at }) =>
      diagnose('printed-markup', [beginningOf(written.trim()), 'texMath'], {
        ...locate(source, index + 1, at + written.search(/\S/) + 1),
        length: written.trim().length,
      }),
    ),
  )

/** What only the line that it is in shows, by what it was meant to be. */
const lineSlips = {
  taskBox: /(?<=^[ \t>]*(?:[-*+]|\d{1,9}[.)]) )\[(?:| +[xX] *|[xX] +| {2,})\](?= \S)/g,
  wideSigns: new RegExp(String.raw`^＃{1,6}(?=[ \u3000])|［[^［］\n]+］[（(]${target}[^（）()\s]*[）)]`, 'g'),
  fence: /^ {0,3}(?:'''|‘’’|’’’|``)[\w+#-]*[ \t]*$/g,
}

const subscript = /(?<=\p{L})~\d{1,3}[+-]?~(?!~)/gu
const spacedPicture = /(?<!\S)! \[[^[\]\n]*\]\([^()\s]+\.(?:avif|gif|jpe?g|png|svg|webp)\)/g
const numberedItem = /^( *)\d{1,9}[.)] +\S/
const bulletItem = /^( *)[-*+] \S/

/** Finds what is read in another way than it looks, by the lines of the source. */
export const misreadMarkup: NoteRule = ({ source, document }) => {
  const { bodyOffset } = splitFrontMatter(document.file.text)
  const lines = proseLines(document.file.text.slice(bodyOffset))
  const first = source.lines.length - lines.length
  return [...misreadLines(lines), ...misreadFences(document.file.text.slice(bodyOffset))].map(
    ({ meant, written, index, at = 0 }) => {
      const where = { ...locate(source, first + index + 1, at + 1), length: written.length }
      return meant in lineSlips
        ? diagnose('printed-markup', [beginningOf(written), meant as keyof typeof lineSlips], where)
        : diagnose('misread-markup', [beginningOf(written), meant as Misread], where)
    },
  )
}

type Misread = Parameters<typeof diagnose<'misread-markup'>>[1][1]

interface FoundSlip {
  meant: Misread | keyof typeof lineSlips
  written: string
  /** The line, and the column, counted from 0. */
  index: number
  at?: number
}

function misreadLines(lines: string[]): FoundSlip[] {
  const patterns = Object.entries({ ...lineSlips, subscript, picture: spacedPicture })
  const fences = lines.flatMap((line, index) => (line.search(lineSlips.fence) < 0 ? [] : [index]))
  const isOpening = (index: number) => fences.length > 1 && fences.indexOf(index) % 2 === 0
  return lines.flatMap((line, index) => {
    const inLine = patterns.flatMap(([meant, pattern]) => {
      if (meant === 'fence' && !isOpening(index)) return []
      const text = /^(?:fence|taskBox)$/.test(meant) ? line : withoutCode(line)
      return Array.from(text.matchAll(pattern), ({ 0: written, index: at }) => ({
        meant: meant as FoundSlip['meant'],
        written,
        index,
        at,
      }))
    })
    return [...inLine, ...listOutside(lines, index), ...ruleBelowText(lines, index)]
  })
}

/** A list that its indent takes out of the numbered item above. */
function listOutside(lines: string[], index: number): FoundSlip[] {
  const line = lines[index]!
  const item = bulletItem.exec(line)
  const above = numberedItem.exec(lines[index - 1] || lines[index - 2] || '')
  if (!item || !above) return []
  const at = item[1]!.length
  const isOutside = at > above[1]!.length && at < above[0].length - 1
  return isOutside ? [{ meant: 'nestedList', written: line.trim(), index, at }] : []
}

/** A line below sentences, which makes a heading of them. Headings end without a mark, and are one line. */
function ruleBelowText(lines: string[], index: number): FoundSlip[] {
  if (!/^ {0,3}---[ \t]*$/.test(lines[index]!)) return []
  const text = lines[index - 1] ?? ''
  if (!isParagraph.test(text) || !/[.!?;:,…。！？][*_)"”’]*[ \t]*$/.test(text)) return []
  return [{ meant: 'rule', written: '---', index, at: lines[index]!.indexOf('-') }]
}

const isParagraph = /^ {0,3}(?![-*+>#|:=]|\d+[.)]\s|\[[^\]]*\]:|~~~|```)\S/

/** Lines that look like the end of a block of code, which goes on because it began with other signs. */
function misreadFences(body: string): FoundSlip[] {
  const found: FoundSlip[] = []
  let end = 0
  replaceParts(body, (part, kind) => {
    const from = body.indexOf(part, end)
    end = from + part.length
    const line = kind === 'fence' ? falseEnd(part.split('\n')) : 0
    if (line > 0) {
      const index = body.slice(0, from).split('\n').length - 1 + line
      found.push({ meant: 'fenceEnd', written: part.split('\n')[line]!.trim(), index })
    }
    return part
  })
  return found
}

/** The line of a closed block that looks like its end; 0 for none. */
function falseEnd(block: string[]): number {
  const inside = block.slice(1, -1)
  const fences = inside.flatMap((line, index) => (/^[ \t>]*(?:`{3,}|~{3,})/.test(line) ? [index + 1] : []))
  const [line = 0] = fences
  const isEnd = /^ {0,3}(?:```|~~~)[ \t]*$/.test(block[line]!) && block[line + 1]?.trim() === ''
  return fences.length === 1 && isEnd ? line : 0
}

/** The line with spaces in place of its code. */
function withoutCode(line: string): string {
  return line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
}

/** Its first line, or the beginning of that. */
const beginningOf = (written: string) => shorten(written.split('\n')[0]!, 60)
