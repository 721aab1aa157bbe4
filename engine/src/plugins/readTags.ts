import type { PluginTag } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { decodeEntities, voidTag } from '../std/html.ts'

/** The tags that a plugin gives as objects, as HTML, or as a list of both. Throws at anything else. */
export function readTags(given: unknown): PluginTag[] {
  return [given ?? []].flat().flatMap((tag) => {
    if (typeof tag === 'string') return parseTags(tag)
    if (!isRecord(tag) || typeof tag.tagName !== 'string')
      throw new Error('it gives a tag without a "tagName"')
    const { tagName, attributes, innerHTML } = tag
    return [{ tagName, attributes: toAttributes(attributes), innerHTML: innerHTML as string | undefined }]
  })
}

function toAttributes(given: unknown): PluginTag['attributes'] {
  const members = Object.entries(isRecord(given) ? given : {})
  return Object.fromEntries(
    members.flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'boolean' ? value : String(value)]],
    ),
  )
}

const element =
  /\s*(?:<!--[\s\S]*?-->\s*)*<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/iy
const attribute = /([^\s=>/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The elements of a piece of HTML, of which each may hold any text. */
function parseTags(html: string): PluginTag[] {
  const tags: PluginTag[] = []
  element.lastIndex = 0
  for (let match = element.exec(html); match; match = element.exec(html)) {
    const [, tagName, written] = match as unknown as [string, string, string]
    const pairs = [...written.matchAll(attribute)].map(([, name, ...values]): [string, string | true] => {
      const value = values.find((each) => each !== undefined)
      return [name!, value === undefined ? true : decodeEntities(value)]
    })
    const begin = element.lastIndex
    const isVoid = voidTag.test(tagName.toLowerCase())
    const end = isVoid ? begin : html.indexOf(`</${tagName}`, begin)
    if (end < 0) throw new Error(`it gives a <${tagName}> that is not closed`)
    const innerHTML = isVoid ? undefined : html.slice(begin, end)
    tags.push({ tagName, attributes: Object.fromEntries(pairs), innerHTML })
    const next = isVoid ? begin : html.indexOf('>', end) + 1
    if (/^(?:\s|<!--[\s\S]*?-->)*$/.test(html.slice(next))) return tags
    element.lastIndex = next
  }
  throw new Error('it gives HTML that is not a list of elements')
}
