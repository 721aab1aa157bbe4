import { admonitionClasses } from './admonitionKinds.ts'

/**
 * An element of a construct. What `markdown/` writes as HTML and `theme/` renders as a React element is described once,
 * here; `Content` is HTML there and a React node here.
 */
export interface Markup<Content> {
  tagName: string
  /** By the names of React; `true` is an attribute without a value. */
  attributes: Record<string, string | number | true | undefined>
  children: (Markup<Content> | Content)[]
}

/** Whether a child is an element of the construct, and not the content of a note. */
export function isMarkup<Content>(child: Markup<Content> | Content): child is Markup<Content> {
  return typeof child === 'object' && child !== null && 'tagName' in child
}

interface Admonition<Content> {
  kind: string
  title: Content
  content: Content
  id?: string | undefined
  className?: string | undefined
}

/** A box beside the text. CSS draws the icon of its kind. */
export function admonition<Content>(parts: Admonition<Content>): Markup<Content> {
  const { kind, title, content, id, className } = parts
  return {
    tagName: 'div',
    attributes: { className: joinClasses(admonitionClasses(kind), className), role: 'note', id },
    children: [block('admonition-heading', title), block('admonition-content', content)],
  }
}

interface CodeBlock<Content> {
  language: string
  title?: Content | undefined
  code: Content
  /** Further attributes of the block, and of the `<pre>` in it. */
  own?: Markup<Content>['attributes']
  ofPre?: Markup<Content>['attributes']
}

/** Lines of code, which the keyboard scrolls too. */
export function codeBlock<Content>({
  language,
  title,
  code,
  own,
  ofPre,
}: CodeBlock<Content>): Markup<Content> {
  const pre = {
    tagName: 'pre',
    attributes: { className: `prism-code language-${language}`, tabIndex: 0, ...ofPre },
    children: [{ tagName: 'code', attributes: {}, children: [code] }],
  }
  return {
    tagName: 'div',
    attributes: { className: `language-${language} theme-code-block`, ...own },
    children: title ? [block('code-block-title', title), pre] : [pre],
  }
}

/** The classes of `<details>`, with those that a note adds. */
export const detailsClasses = (className?: string) => joinClasses('details alert alert--info', className)

const block = <Content>(className: string, content: Content): Markup<Content> => ({
  tagName: 'div',
  attributes: { className },
  children: [content],
})

const joinClasses = (ours: string, own: string | undefined) => (own ? `${ours} ${own}` : ours)
