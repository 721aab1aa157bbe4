import { type HastNode, htmlToHast } from 'satteri'

/** What readers and links count on in a finished page, whichever engine wrote it. */
export interface PageFacts {
  title: string
  /** Its description for search engines. A row of a table, which Docusaurus takes for a text, is left out. */
  description: string
  /** The links of the navbar and of the footer, each with its text. */
  links: { text: string; href: string }[]
  /** The ids of the headings of the text, in their order. */
  ids: string[]
  /** The words and numbers of the text, code included, in their order. */
  words: string[]
  /** Whether the page only sends readers to another one. */
  redirects: boolean
  /** Whether it is the list of a blog without posts, which Docusaurus writes where no blog is wanted. */
  listsNothing: boolean
}

type Element = Extract<HastNode, { type: 'element' }>
type Test = (element: Element) => boolean

/** Reads a page that Sotay or Docusaurus has built: its text without what surrounds it. */
export function readHtmlPage(html: string): PageFacts {
  const page = htmlToHast(html)
  const [title] = findAll(page, isNamed('title'))
  const [description] = findAll(page, ({ properties }) => properties.name === 'description')
  const texts = findText(page)
  const headings = texts.flatMap((text) => findAll(text, ({ tagName }) => /^h[1-6]$/.test(tagName)))
  const words = wordsOf(texts.map((text) => textOf(text)).join(' '))
  return {
    title: title ? fold(textOf(title)) : '',
    description: fold(String(description?.properties.content ?? '')).replace(/^\|.*/, ''),
    links: findMenus(page)
      .flatMap((menu) => findAll(menu, isMenuLink))
      .map((link) => ({ text: fold(textOf(link)), href: String(link.properties.href) })),
    ids: headings.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : [])),
    words,
    redirects: findAll(page, ({ properties }) => /^refresh$/i.test(String(properties.httpEquiv))).length > 0,
    listsNothing: words.length === 0 && findAll(page, hasClass('blog-list-page')).length > 0,
  }
}

/** The words and numbers of a text. */
export const wordsOf = (text: string): string[] => fold(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []

/** The elements that hold what an author wrote. */
function findText(page: HastNode): Element[] {
  const places = [hasClass('markdown'), isNamed('article'), isNamed('main')]
  return places.map((isPlace) => findAll(page, isPlace)).find(({ length }) => length > 0) ?? []
}

/** The navbar, and the footer of the page, which is in no article. */
function findMenus(page: HastNode): Element[] {
  const footers = findAll(page, ({ tagName }) => /^(?:article|footer|main)$/.test(tagName))
  return [...findAll(page, hasClass('navbar')), ...footers.filter(isNamed('footer'))]
}

/** Docusaurus opens menus with links, too. */
const isMenuLink: Test = ({ tagName, properties }) =>
  tagName === 'a' && properties.href !== undefined && properties.ariaHasPopup === undefined

/** The outermost elements that pass the test, in their order. */
function findAll(node: HastNode, test: Test): Element[] {
  if (node.type === 'element' && test(node)) return [node]
  return 'children' in node ? node.children.flatMap((child) => findAll(child, test)) : []
}

const isNamed =
  (name: string): Test =>
  ({ tagName }) =>
    tagName === name

const classesOf = ({ properties: { className } }: Element): unknown[] =>
  Array.isArray(className) ? className : []

const hasClass =
  (name: string): Test =>
  (element) =>
    classesOf(element).includes(name)

/** Formulas repeat themselves for machines; buttons, marks beside headings and drawings are the engine's. Tabs wait. */
const isAside: Test = (element) =>
  /^(?:script|style|svg|noscript)$/.test(element.tagName) ||
  (element.tagName === 'button' && element.properties.role !== 'tab') ||
  (element.tagName === 'template' && findAll(element, hasClass('tabs')).length === 0) ||
  classesOf(element).some((name) => name === 'hash-link' || name === 'katex-mathml')

function textOf(node: HastNode, isInCode = false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && isAside(node))) return ''
  const isElement = node.type === 'element'
  const isCode = isInCode || (isElement && node.tagName === 'pre')
  const text = node.children.map((child) => textOf(child, isCode)).join('')
  // Engines put elements beside each other with and without space, so that each begins and ends a word; but those that
  // colour code are other ones in each.
  return isInCode && isElement && !isLine(node) ? text : ` ${text} `
}

const isLine: Test = (element) =>
  element.tagName === 'br' || classesOf(element).some((name) => name === 'line' || name === 'token-line')

const fold = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u200B\u200C\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
