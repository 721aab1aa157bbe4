const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Makes text safe between tags. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => entities[character]!) : text
}

/** Makes text safe inside a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => entities[character]!) : text
}

/** Whether any element of some HTML has a `style` attribute. */
export const isStyled = (html: string): boolean => /\sstyle=/.test(html)

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Reverses `escapeHtml` and `escapeAttribute`; other entities stay. */
export function unescapeHtml(html: string): string {
  return html.includes('&') ? html.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!) : html
}

const named = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', '\u00a0'],
  ['quot', '"'],
])

/** Decodes HTML entities: numeric ones, and the few names that all markup languages share. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    return code === undefined ? (named.get(name) ?? entity) : String.fromCodePoint(Math.min(code, 0x10ffff))
  })
}

/** The names of elements without content and closing tag. */
export const voidTag = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** The names of elements within a line of text: the words before and after them belong together. */
export const inlineTag =
  /^(?:a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/

/** The names of all elements of HTML, former ones too, and the roots of drawings and formulas. */
export const htmlTag =
  /^(?:a|abbr|acronym|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)$/

/**
 * Some HTML with all that it opens closed, and without ends of what it has not opened: what is around it on the page is
 * not for it to end. Elements whose end may be left out stay as they are.
 */
export function closedHtml(html: string): string {
  const open: string[] = []
  const text = html.replace(/<[a-z/!][^<>]*$/i, '').replace(anyTag, (written, isEnd, given) => {
    const name = given?.toLowerCase() ?? written
    const isText = textTag.test(open.at(-1) ?? '')
    const isComment = open.at(-1) === '<!--'
    if (isComment ? name !== '-->' : isText && (!isEnd || name !== open.at(-1))) return written
    if (isComment) open.pop()
    else if (name === '-->') return written
    else if (name === '<!--') open.push(name)
    else if (voidTag.test(name) || mayStayOpen.test(name)) return written
    else if (isEnd && !open.includes(name)) return ''
    else if (isEnd) open.length = open.lastIndexOf(name)
    else if (!written.endsWith('/>') || htmlTag.test(name)) open.push(name)
    return written
  })
  return (
    text +
    open
      .reverse()
      .map((name) => (name === '<!--' ? '-->' : `</${name}>`))
      .join('')
  )
}

/** Where a quote has no end, up to the next sign that ends a tag. */
const anyTag = /<!--|-->|<(\/?)([a-z][\w:-]*)(?![\w:-])(?:(?:[^<>"']|"[^"]*"|'[^']*')*|[^<>]*)>/gi

/** Elements that hold text only. */
const textTag = /^(?:script|style|textarea|title)$/

const mayStayOpen = /^(?:caption|colgroup|d[dt]|li|opt(?:group|ion)|p|r[pt]|t(?:body|foot|head|[dhr]))$/

/** An opening tag as the engine writes it, with attribute values in double quotes. */
export const openingTag = /<[a-z][^\s>/]*(?:\s+[^\s=>/"]+(?:="[^"]*")?)*\s*\/?>/gi

/** An address of a `srcset`, and what follows it up to the next. */
export const srcsetAddress = /([^\s,]+(?:,+[^\s,]+)*)(\s[^,]*)?/g

/** Whether a link to this address would run it as code. */
export const isScriptAddress = (href: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(asBrowsersRead(href))

const fileInAddress = /^data:(?:image|font|audio|video|text\/css|(?:text|application)\/javascript)\b/i

/** Whether an address, of a picture, a script or a style sheet, is code instead. It may hold the file itself. */
export const isScriptInsteadOfFile = (href: string): boolean =>
  isScriptAddress(href) && !fileInAddress.test(asBrowsersRead(href))

/** Browsers pass over control characters and blanks before an address, and over tabs and line breaks within it. */
const asBrowsersRead = (href: string) => href.replace(/^[\0-\x20]+/, '').replace(/[\t\r\n]/g, '')

/**
 * The hosts of full addresses between quotation marks in code, as addresses. Of some services, the first script loads
 * others from hosts beside its own.
 */
export const addressesInCode = (code: string): string[] =>
  Array.from(code.matchAll(/["'`]((?:https?:)?\/\/[\w.-]+\.[a-z]{2,})(?=[/?"'`])/gi), ([, address]) =>
    address!.replace(/\/\/\w+\.(?=(?:hotjar\.com|clarity\.ms)$)/, '//*.'),
  )

/** The hosts from which a script of a site may load others: all that it names, where it makes a tag. */
export const hostsOfScript = (code: string): string[] =>
  makesTag.test(code) ? originsOf(addressesInCode(code)) : []

/** The same for a component: those of addresses that end like a script, for components name many others. */
export const hostsOfComponent = (code: string): string[] =>
  makesTag.test(code)
    ? originsOf(Array.from(code.matchAll(scriptAddress), ([, whole, assigned]) => whole ?? assigned!))
    : []

/**
 * Code that puts a script into the page while it runs, of which the build knows nothing. Snippets of services may give
 * the name of the tag to a function.
 */
export const insertsScript =
  /createElement\(\s*["'`]script["'`]|\(window,\s*document,[^()]{0,200}["'`]script["'`]/

const makesTag = new RegExp(`${insertsScript.source}|<script\\b`)

const scriptAddress =
  /["'`]((?:https:)?\/\/[\w.-]+\.[a-z]{2,}\/[^"'`\s?#]*\.m?js)(?=[?#"'`])|\bsrc\s*[=:]\s*\{?["'`]((?:https:)?\/\/[\w.-]+\.[a-z]{2,})(?=[/?"'`])/g

const originsOf = (addresses: string[]) =>
  addresses
    .map((address) => address.replace(/^\/\//, 'https://'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
