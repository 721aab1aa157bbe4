import type { ContentFile } from '../../content/contentFile.ts'
import { fileAttribute } from '../../content/quotedFiles.ts'
import { splitFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { stringsInYaml } from './writtenStrings.ts'

/** An address in a note, with the place of its spelling. */
export interface WrittenAddress {
  /**
   * `doc` is the id of a doc; `import` and `quote` are paths of files, which are not encoded; `name` is that of a
   * note.
   */
  kind: 'name' | 'link' | 'image' | 'import' | 'quote' | 'doc'
  /** As the engine reads it. */
  url: string
  /** The range of its spelling in the text of the file. */
  start: number
  end: number
  /** Writes another address in its place. */
  spell(url: string): string
}

/** Finds the files that the fences of a note quote. */
export function quotesIn({ text, quotes = {} }: ContentFile): WrittenAddress[] {
  const fence = new RegExp(String.raw`^.*(?:\`{3}|~{3}).*?${fileAttribute.source}`, 'gmd')
  return Array.from(text.matchAll(fence)).flatMap((match) => {
    const name = ['quoted', 'single', 'bare'].find((each) => match.groups?.[each])!
    const url = match.groups![name]!.replace(/#[^#]*$/, '')
    const [start] = match.indices!.groups![name]!
    return url in quotes
      ? [{ kind: 'quote' as const, url, start, end: start + url.length, spell: (other: string) => other }]
      : []
  })
}

/** Finds the addresses and the ids of docs in the front matter of a note. */
export function addressesInHeader({ text }: ContentFile): WrittenAddress[] {
  const { header } = splitFrontMatter(text)
  const offset = text.indexOf(header)
  return stringsInYaml(header).flatMap(({ value, keys, start, end, spell }) => {
    const kind = headerKind(keys)
    return kind ? [{ kind, url: value, start: start + offset, end: end + offset, spell }] : []
  })
}

function headerKind([field = '', ...keys]: string[]): WrittenAddress['kind'] | undefined {
  if (/^pagination_(?:next|prev)$/.test(field)) return 'doc'
  if (field === 'image') return 'image'
  if (field !== 'hero') return undefined
  const last = keys.at(-1) ?? ''
  return last === 'to' ? 'link' : /^(?:picture|light|dark)$/.test(last) ? 'image' : undefined
}
