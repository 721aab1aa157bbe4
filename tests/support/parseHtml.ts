/** An element of a built page, with everything in it. Texts and attributes are unescaped. */
export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: (HtmlElement | string)[]
  parent?: HtmlElement
}

const attributePattern = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
/** The tokens of HTML: the text of a script or a style, which may look like tags; comments; tags; other text. */
const tokenPattern =
  /(?<=<(?:script|style)\b[^>]*>)(?!<\/)[\s\S]+?(?=<\/(?:script|style)>)|<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>|[^<]+|</gi
const voidNames = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const verbatimNames = new Set(['script', 'style'])

/** Parses a page strictly: a tag that is closed by another one, or never, is an error. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  let open = root
  for (const [token, slash, tag, attributes] of html.matchAll(tokenPattern)) {
    const name = tag?.toLowerCase()
    if (name === undefined) open.children.push(...textOfToken(token, open))
    else if (slash) open = close(open, name)
    else {
      const element = { name, attributes: parseAttributes(attributes ?? ''), children: [], parent: open }
      open.children.push(element)
      // Elements of MathML and SVG may close themselves.
      if (!voidNames.has(name) && !token.endsWith('/>')) open = element
    }
  }
  if (open !== root) throw new Error(`<${open.name}> is never closed`)
  return root
}

function textOfToken(token: string, { name }: HtmlElement): string[] {
  if (token.startsWith('<!')) return []
  return [verbatimNames.has(name) ? token : unescapeHtml(token)]
}

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00A0' }

function unescapeHtml(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|quot|amp|nbsp));/gi, (_, decimal, hex, name) =>
    name ? characters[name]! : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

function close(open: HtmlElement, name: string): HtmlElement {
  if (open.name !== name || !open.parent) throw new Error(`<${open.name}> is closed by </${name}>`)
  return open.parent
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attributePattern)].map(([, name, ...values]) => {
    return [name!.toLowerCase(), unescapeHtml(values.find((value) => value !== undefined) ?? '')]
  })
  return Object.fromEntries(pairs)
}
