import { parseAst } from 'rolldown/parseAst'
import { findValue, type TextRange } from '../../config/locateSettings.ts'
import { readBytes } from '../../config/readFile.ts'
import { normalizeRouteKey, type SourcePath } from '../../model/paths.ts'
import { movedPath } from './movedContent.ts'
import type { Change } from './settingEdits.ts'
import { configSource, refuse } from './siteChange.ts'

/** A redirect of the config. */
export interface WrittenRedirect {
  from: string
  to: string
}

/** A redirect for each page that has another address; drafts were nowhere. */
export function newRedirects({ before, after, moves }: Change): WrittenRedirect[] {
  const { baseUrl } = before.config
  const drafts = new Set(
    before.site.versions.flatMap(({ docs }) =>
      docs.filter(({ draft }) => draft).map(({ permalink }) => permalink),
    ),
  )
  const below = (path: string) =>
    `/${path.slice(baseUrl.length)}`.replaceAll('%', '%25').replaceAll('?', '%3F').replaceAll('#', '%23')
  return [...before.index.routesBySource].flatMap(([source, path]) => {
    const place = movedPath(source, moves)
    const to = place === source ? path : after.index.routesBySource.get(place)
    const isTaken = after.site.routes.some(
      (route) => normalizeRouteKey(route.path) === normalizeRouteKey(path),
    )
    return to === undefined || to === path || isTaken || drafts.has(path)
      ? []
      : [{ from: below(path), to: below(to) }]
  })
}

/** Adds the redirects to the config, and takes those away from addresses that have a page again. */
export async function redirectFormer(
  { before, after }: Change,
  { redirects, texts }: { redirects: WrittenRedirect[]; texts: Map<SourcePath, string> },
): Promise<void> {
  const { config } = before
  const source = configSource(config)
  const text = texts.get(source) ?? readBytes(config.configPath).toString()
  const pages = new Set(
    after.site.routes.map(({ path }) => normalizeRouteKey(`/${path.slice(config.baseUrl.length)}`)),
  )
  const gone = (from: string) => pages.has(normalizeRouteKey(decodeURI(from)))
  const changed = changeRedirects(text, { added: redirects, gone })
  if (changed === undefined)
    refuse(
      'The config works out its redirects by code, so none can be added.',
      'Write them as a list, or give --no-redirect.',
      source,
    )
  if (changed !== text) texts.set(source, changed)
}

/**
 * Adds redirects to a config file, and takes away those from addresses that have a page now, or had one till now. Undefined if the file works
 * its redirects out by code.
 */
function changeRedirects(
  text: string,
  { added, gone }: { added: WrittenRedirect[]; gone: (from: string) => boolean },
): string | undefined {
  const former = new Set(added.map(({ from }) => from))
  const rest = removeRedirects(text, (from) => gone(from) || former.has(from))
  return added.length === 0 ? rest : addRedirects(rest, added)
}

export interface ListNode extends TextRange {
  type: string
  elements?: (ListNode | null)[]
  properties?: (ListNode & { key?: { name?: string; value?: unknown }; value?: ListNode })[]
  value?: unknown
}

const settingOf = (text: string, ...path: PropertyKey[]) =>
  findValue(parseAst(text, { lang: 'ts' }), path) as ListNode | undefined

function removeRedirects(text: string, gone: (from: string) => boolean): string {
  const list = settingOf(text, 'redirects')?.elements ?? []
  for (const [index, redirect] of list.entries()) {
    const from = redirect?.properties?.find(({ key }) => key?.name === 'from' || key?.value === 'from')?.value
    const addresses = from?.elements ?? (from ? [from] : [])
    const at = addresses.findIndex((each) => typeof each?.value === 'string' && gone(each.value))
    if (at < 0) continue
    const [items, place] = addresses.length === 1 ? [list, index] : [addresses, at]
    return removeRedirects(removeItem(text, items, place), gone)
  }
  return text
}

/** Removes an item of a list with its comma and what is between it and the one before. */
function removeItem(text: string, items: (ListNode | null)[], index: number): string {
  const { start, end } = items[index]!
  const former = items[index - 1]
  if (former) return text.slice(0, former.end) + text.slice(end)
  const [after = ''] = /^\s*,?\s*/.exec(text.slice(end)) ?? []
  const isOnly = items.length === 1
  const before = isOnly ? text.slice(0, start).trimEnd() : text.slice(0, start)
  return before + text.slice(end + after.length)
}

function addRedirects(text: string, added: WrittenRedirect[]): string | undefined {
  const config = settingOf(text)
  const list = settingOf(text, 'redirects')
  const hasSetting = config?.properties?.some(({ key }) => key?.name === 'redirects')
  if (list?.elements) return addItems(text, list, added.map(printRedirect))
  if (hasSetting || !config?.properties) return undefined
  const margin = marginOf(text, config.properties.at(-1))
  const items = added.map((each) => `${margin}  ${printRedirect(each)},`).join('\n')
  return addItems(text, { ...config, elements: config.properties }, [`redirects: [\n${items}\n${margin}]`])
}

/** Adds items behind the last one of a list or an object, on lines of their own if the others are. */
export function addItems(text: string, { start, elements = [] }: ListNode, items: string[]): string {
  const last = elements.at(-1)
  if (!last) {
    const margin = lineMargin(text, start)
    const lines = items.map((item) => `\n${margin}  ${item},`).join('')
    return `${text.slice(0, start + 1)}${lines}\n${margin}${text.slice(start + 1).trimStart()}`
  }
  const isOnOwnLine =
    text.slice(0, last.start).trimEnd() !== text.slice(0, last.start).replace(/(?<![ \t])[ \t]+$/, '')
  const before = isOnOwnLine ? `,\n${lineMargin(text, last.start)}` : ', '
  return text.slice(0, last.end) + items.map((item) => before + item).join('') + text.slice(last.end)
}

const marginOf = (text: string, node: ListNode | undefined) => (node ? lineMargin(text, node.start) : '  ')

const lineMargin = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

const printRedirect = ({ from, to }: WrittenRedirect) => `{ from: ${quote(from)}, to: ${quote(to)} }`

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
