import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { correctScheme } from '../links/brokenLinks.ts'
import { knownLanguages } from '../markdown/code/highlightCode.ts'
import { locate } from '../markdown/locate.ts'
import { proseLines } from '../markdown/source/sourceParts.ts'
import { isExternalUrl } from '../model/paths.ts'
import type { NoteRule } from './note.ts'
import type { NoteText } from './texts.ts'

/** What markup was meant to be, as the catalogue names it. */
type PrintedMarkup = Parameters<typeof diagnose<'printed-markup'>>[1][1]

const target = String.raw`(?:https?:|\.{0,2}/|#|[\w./-]+\.mdx?\b)`

/** What markup looks like that was not read as such, by what it was meant to be. */
const slips: Record<PrintedMarkup, RegExp> = {
  wikiLink: /(?<![\w[\]])!?\[\[(?!_?toc)(?![\s\d[])[^[\]\n]+\]\](?![[(])/gi,
  spacedLink: new RegExp(String.raw`(?<![\w\])])\[[^[\]\n]+\] \(${target}[^()\s]*\)`, 'g'),
  reversedLink: /(?<!\w)\([^()[\]\n]+\)\[(?:https?:|\.{0,2}\/|#)[^[\]\s]*\]/g,
  unreadLink: /(?<![\w\])])!?\[[^[\]\n]*\]\((?=[^()\n]*[/.#])[^()\n]+\)/g,
  openLink: new RegExp(String.raw`(?<![\w\])])!?\[[^[\]\n]+\]\(${target}[^()\s]*$`, 'gm'),
  spacedBold: /(?<![\w*/])\*\*(?: [^*\n]*[^*\s/] ?| ?[^*\s/][^*\n]* )\*\*(?![\w*/])/g,
  // A word after a single sign may be a tag: it is a heading where it is all of a paragraph, without an end mark.
  joinedHeading: /^#{2,6}[^\s#].*$|^(?<![^])#(?=\p{Lu}|\S+ )\p{L}[^\n#]*(?<![.!?])(?![^])/gmu,
  joinedTask: /^(?:[-*+]\[[ xX]?\]|\[[xX ]?\](?=\p{L}))/gmu,
  openTable: /^\|.*\|\n\|.*\|$/gm,
  spacedAdmonition: /^:{3,} +[a-z][\w-]*/gim,
  otherAdmonition: /^(?:!!!|\?\?\?) ?\w+/gm,
  unknownAlert: /^\[!(?!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$))[a-z]+\]/gim,
  contentsMark: /^\[\[?_?toc_?\]\]?$/gim,
  entity: /&[a-z]{2,8};/gi,
  highlight: /(?<![=\w])==[^\s=][^=\n]*(?<!\s)==(?![=\w])/g,
  backtick: /(?<!`)`(?=[\p{L}\d/$.-])(?!`)/gu,
}

/** Finds markup that readers see as it was typed, because of a slip. */
export const printedMarkup: NoteRule = ({ texts }) =>
  texts.flatMap((text) =>
    Object.entries(slips).flatMap(([meant, pattern]) =>
      text
        .find(pattern)
        .map(({ match: [written], where }) =>
          diagnose('printed-markup', [shorten(written), meant as PrintedMarkup], where),
        ),
    ),
  )

/** Its first line, or the beginning of that. */
function shorten(written: string): string {
  const [line = ''] = written.split('\n')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** Definitions of links and footnotes, as prose has them. */
const definition = /^[ >]*\[(?<label>\^?[^\]\n]+)\]:/

/** Finds references to links and footnotes that the note does not define, and footnotes that nothing refers to. */
export const references: NoteRule = ({ texts, source }) => {
  const lines = proseLines(source.lines.join('\n'))
  const labels = lines.map((line) => definition.exec(line)?.groups?.label)
  const known = labels.filter((label) => label !== undefined)
  return [...texts.flatMap((text) => checkReferences(text, known)), ...unusedFootnotes()]

  function unusedFootnotes(): Diagnostic[] {
    const prose = lines.map((line) => line.replace(definition, '')).join('\n')
    return labels.flatMap((label, index) => {
      if (!label?.startsWith('^') || prose.toLowerCase().includes(`[${label.toLowerCase()}]`)) return []
      const column = source.lines[index]!.indexOf('[') + 1
      return [
        diagnose('unused-footnote', [label.slice(1)], {
          ...locate(source, index + 1, column),
          length: label.length + 2,
        }),
      ]
    })
  }
}

const fullReference = /(?<![\w\])\uFFFC])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g
const footnote = /(?<!\[)\[(\^[\w-]+)\](?![*+?{\]:])/g

function checkReferences(text: NoteText, known: string[]): Diagnostic[] {
  const links = text.find(fullReference).flatMap(({ match: [written, shown = '', to], where }) => {
    const label = to || shown
    return isLabel(shown) && isLabel(label)
      ? [diagnose('unknown-link-label', [written, label, nearestMatch(label, known)], where)]
      : []
  })
  const notes = text.find(footnote).flatMap(({ match: [, label = ''], where }) => {
    const others = known.filter((each) => each.startsWith('^') && each.length > 2)
    // A set of characters of a regular expression looks alike.
    return /^\^\w-\w$/.test(label)
      ? []
      : [diagnose('unknown-footnote', [label.slice(1), nearestMatch(label, others)?.slice(1)], where)]
  })
  return [...links, ...notes]
}

/** Whether it may name a link. Single signs and numbers are rather an index, as in `[i][0]`. */
const isLabel = (label: string) => /\p{L}{2}/u.test(label)

/** Finds languages of code blocks that nothing can colour, once each. */
export const codeLanguages: NoteRule = ({ elements }) => {
  const seen = new Set<string>()
  return elements.flatMap(({ tag, properties, where }) => {
    const [, language] = /^language-(.+)$/.exec(String([properties.className].flat()[0])) ?? []
    if (tag !== 'code' || !language || seen.has(language)) return []
    seen.add(language)
    const known = knownLanguages()
    if (known.has(language.toLowerCase()) || !/^[\w+#.-]+$/.test(language)) return []
    // A word of three letters is near to too many.
    const nearest = language.length > 3 ? nearestMatch(language, known) : undefined
    return [diagnose('unknown-code-language', [language, nearest], where(language))]
  })
}

/** Finds addresses that begin like those of the web, but for a slip. */
export const addressSchemes: NoteRule = ({ elements, texts }) => {
  const links = elements.flatMap(({ properties, where }) => {
    const url = String(properties.href ?? properties.src ?? '')
    const correct = isExternalUrl(url) ? correctScheme(url) : undefined
    return correct ? [{ url, correct, where: where(url) }] : []
  })
  const inText = texts.flatMap((text) =>
    text
      .find(/(?<![\w/[(])[a-z]{3,7}(?::\/\/?|\/\/)[\w-]+\.[\w./-]+/gi)
      .flatMap(({ match: [url], where }) => {
        const correct = correctScheme(url)
        return correct ? [{ url, correct, where }] : []
      }),
  )
  return [...links, ...inText].map(({ url, correct, where }) => ({
    ...diagnose('misspelt-scheme', [url, correct], where),
    fix: { from: url, to: correct },
  }))
}
