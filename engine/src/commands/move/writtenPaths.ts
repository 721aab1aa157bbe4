import type { ContentFile } from '../../content/contentFile.ts'
import { fileAttribute } from '../../content/quotedFiles.ts'
import { splitFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import type { WrittenAddress } from './writtenAddress.ts'
import { stringsInYaml } from './writtenStrings.ts'

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
