import { type Diagnostic, diagnose, locate } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { correctScheme } from '../links/findAddresses.ts'
import { proseLines } from '../markdown/source/sourceParts.ts'
import { toText } from '../markdown/walk.ts'
import { isExternalUrl } from '../model/paths.ts'
import type { Note, NoteRule } from './note.ts'
import type { NoteText } from './texts.ts'

/** Finds references to links and footnotes that the note does not define, and footnotes that nothing refers to. */
export const references: NoteRule = ({ texts, source }) => {
  const lines = proseLines(source.lines.join('\n'))
  const labels = lines.map((line) => definition.exec(line)?.groups?.label)
  const known = labels.filter((label) => label !== undefined)
  return [
    ...texts.flatMap((text) => [...unknownLabels(text, known), ...unknownFootnotes(text, known)]),
    ...unusedFootnotes({ lines, labels }, source),
    ...strayDefinitions(lines, source),
  ]
}

/** Definitions of links and footnotes, as prose has them. */
const definition = /^[ >]*\[(?<label>\^?[^\]\n]+)\]:/

const fullReference = /(?<![\w\])\uFFFC])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g

function unknownLabels(text: NoteText, known: string[]): Diagnostic[] {
  return text.find(fullReference).flatMap(({ match: [written, shown = '', to], where }) => {
    const label = to || shown
    return /\p{L}/u.test(shown) && isLabel(label)
      ? [diagnose('unknown-link-label', [written, label, nearestMatch(label, known)], where)]
      : []
  })
}

/** Whether it may name a link. Single characters and numbers are rather an index, as in `[i][0]`. */
const isLabel = (label: string) => /\p{L}{2}/u.test(label)

const footnote = /(?<!\[)\[(\^[\w-]+)\](?![*+?{\]:])/g

function unknownFootnotes(text: NoteText, known: string[]): Diagnostic[] {
  const footnotes = known.filter((each) => each.startsWith('^') && each.length > 2)
  return text.find(footnote).flatMap(({ match: [, label = ''], where }) => {
    // A set of characters of a regular expression looks alike.
    if (/^\^\w-\w$/.test(label)) return []
    return [diagnose('unknown-footnote', [label.slice(1), nearestMatch(label, footnotes)?.slice(1)], where)]
  })
}

/** `labels` are those that the lines define, by their index. */
function unusedFootnotes(
  { lines, labels }: { lines: string[]; labels: (string | undefined)[] },
  source: Note['source'],
): Diagnostic[] {
  const prose = lines.map((line) => line.replace(definition, '')).join('\n')
  return labels.flatMap((label, index) => {
    if (!label?.startsWith('^') || prose.toLowerCase().includes(`[${label.toLowerCase()}]`)) return []
    const column = source.lines[index]!.indexOf('[') + 1
    const where = { ...locate(source, index + 1, column), length: label.length + 2 }
    return [diagnose('unused-footnote', [label.slice(1)], where)]
  })
}

/** A word in brackets and a text that is no address: notes to oneself look so. `[//]: # (…)` is a comment. */
const strayDefinition = /^ {0,3}(\[(?<label>[^\]\n^][^\]\n]*)\]:[ \t]*(?<text>[^\s<#/.:"'(]+(?:[ \t].*)?))$/

function strayDefinitions(lines: string[], source: Note['source']): Diagnostic[] {
  const text = lines.join('\n').toLowerCase()
  return lines.flatMap((line, index) => {
    const { label, text: shown } = strayDefinition.exec(line)?.groups ?? {}
    if (label === undefined || text.split(`[${label.toLowerCase()}]`).length > 2) return []
    const where = { ...locate(source, index + 1, line.indexOf('[') + 1), length: label.length + 2 }
    return [diagnose('unused-link-label', [label, shown!.trim()], where)]
  })
}

const spacedId =
  /^[ \t>]*#{1,6}[ \t].*(?<ids>\{#(?<id>[^\s{}]+)(?<rest>(?:[ \t]+[^\s{}.#=]+)+)[ \t]*\})[ \t]*$/

/** Finds ids of headings with a space, of which the first word is the id. */
export const spacedIds: NoteRule = ({ source }) =>
  proseLines(source.lines.join('\n')).flatMap((line, index) => {
    const { ids, id, rest } = spacedId.exec(line)?.groups ?? {}
    if (!ids) return []
    const where = { ...locate(source, index + 1, line.lastIndexOf(ids) + 1), length: ids.length }
    return [diagnose('spaced-heading-id', [id!, rest!.trim().split(/\s+/)], where)]
  })

/** Finds addresses that lead readers nowhere: files and servers of the writer's machine, and code. */
export const unreachableAddresses: NoteRule = ({ elements }) =>
  elements.flatMap(({ tag, properties, node, where }) => {
    const url = String(properties.href ?? properties.src ?? '')
    const kind = (tag === 'img' && whyNoPicture(url)) || whyUnreachable(url, toText(node))
    return kind ? [diagnose('unreachable-address', [url, kind], where(url))] : []
  })

const ownServer =
  /^(?:https?:)?\/\/((?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|(?:\[|%5B)::1(?:\]|%5D))(?=[:/?#]|$)/i

const videoPage =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch|shorts|live|playlist)\b|youtu\.be\/|vimeo\.com\/\d)/i
const postPage = /^https?:\/\/(?:(?:www|mobile)\.)?(?:twitter|x)\.com\/\w+\/status\//i

/** Obsidian shows videos and posts whose pages are written as pictures. */
function whyNoPicture(url: string): 'video' | 'page' | undefined {
  if (videoPage.test(url)) return 'video'
  return postPage.test(url) ? 'page' : undefined
}

/** A link whose text names the server is an instruction: the reader runs one, too. */
function whyUnreachable(url: string, text: string): 'disk' | 'code' | 'server' | 'nowhere' | undefined {
  if (/^(?:file:|[a-z]:(?:[\\/]|%5c))/i.test(url)) return 'disk'
  if (/^javascript:/i.test(url)) return 'code'
  if (/^https?:\/*$/i.test(url)) return 'nowhere'
  const [, host] = ownServer.exec(url) ?? []
  return host && !text.includes(host) ? 'server' : undefined
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
