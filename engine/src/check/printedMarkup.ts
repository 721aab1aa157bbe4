import { diagnose, locate } from '../diagnostics/diagnostic.ts'
import { findEmoji } from '../markdown/icons.ts'
import { proseLines } from '../markdown/source/sourceParts.ts'
import type { NoteRule } from './note.ts'

/** What markup was meant to be, as the catalogue names it. */
type PrintedMarkup = Parameters<typeof diagnose<'printed-markup'>>[1][1]

const target = String.raw`(?:https?:|\.{0,2}/|#|[\w./-]+\.mdx?\b)`

/** What markup looks like that was not read as such, by what it was meant to be. */
const slips: Record<Exclude<PrintedMarkup, 'texMath'>, RegExp> = {
  wikiLink: /(?<![\w[\]])!?\[\[(?!_?toc)(?![\s\d[])[^[\]\n]+\]\](?![[(])/gi,
  spacedLink: new RegExp(
    String.raw`(?<![\w\])])(?:!\[[^[\]\n]*\] \([^()\s]+\.\w+\)|\[[^[\]\n]+\] \(${target}[^()\s]*\))`,
    'g',
  ),
  reversedLink: /(?<!\w)\([^()[\]\n]+\)\[(?:https?:|\.{0,2}\/|#|[\w-]+\.mdx?(?=[#\]]))[^[\]\s]*\]/g,
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
          .map(({ match: [written], where }) =>
            diagnose('printed-markup', [shorten(written), meant as PrintedMarkup], where),
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
      diagnose('printed-markup', [shorten(written.trim()), 'texMath'], {
        ...locate(source, index + 1, at + written.search(/\S/) + 1),
        length: written.trim().length,
      }),
    ),
  )

const subscript = /(?<=\p{L})~\d{1,3}[+-]?~(?!~)/gu
const numberedItem = /^( *)\d{1,9}[.)] +\S/
const bulletItem = /^( *)[-*+] \S/

/** Finds small figures that are struck out, and lists that their indent takes out of the numbered item above. */
export const misreadMarkup: NoteRule = ({ source }) => {
  const lines = proseLines(source.lines.join('\n'))
  const misread = (meant: 'subscript' | 'nestedList', written: string, index: number, at: number) =>
    diagnose('misread-markup', [shorten(written), meant], {
      ...locate(source, index + 1, at + 1),
      length: written.length,
    })
  return lines.flatMap((line, index) => {
    const figures = Array.from(withoutCode(line).matchAll(subscript), ({ 0: written, index: at }) =>
      misread('subscript', written, index, at),
    )
    const item = bulletItem.exec(line)
    const above = numberedItem.exec(lines[index - 1] || lines[index - 2] || '')
    if (!item || !above) return figures
    const indent = item[1]!.length
    const isOutside = indent > above[1]!.length && indent < above[0].length - 1
    return isOutside ? [...figures, misread('nestedList', line.trim(), index, indent)] : figures
  })
}

/** The line with spaces in place of its code. */
function withoutCode(line: string): string {
  return line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
}

/** Its first line, or the beginning of that. */
function shorten(written: string): string {
  const [line = ''] = written.split('\n')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
