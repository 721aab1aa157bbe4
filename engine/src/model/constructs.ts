import { admonitionClasses } from './admonitionKinds.ts'
import { tabListTag } from './markup.ts'

/**
 * An element of a construct. What `markdown/` writes as HTML and `theme/` renders as a React element is described once,
 * here; `Content` is HTML there and a React node here.
 */
export interface Markup<Content> {
  tagName: string
  /** By the names of React; `true` is an attribute without a value. */
  attributes: Attributes
  children: (Markup<Content> | Content)[]
}

export type Attributes = Record<string, string | number | true | undefined>

/** Whether a child is an element of the construct, and not the content of a note. */
export function isMarkup<Content>(child: Markup<Content> | Content): child is Markup<Content> {
  return typeof child === 'object' && child !== null && 'tagName' in child
}

/** Whether a box that readers may close is open at first. */
export type Fold = 'open' | 'closed'

interface Admonition<Content> {
  kind: string
  title: Content
  content: Content
  /** In place of that of its kind. */
  icon?: Content | undefined
  /** Left out: it cannot be closed. */
  fold?: Fold | undefined
  id?: string | undefined
  className?: string | undefined
}

/** A box beside the text. CSS draws the icon of its kind. */
export function admonition<Content>(parts: Admonition<Content>): Markup<Content> {
  const { kind, title, content, icon, fold, id, className } = parts
  const own = icon === undefined ? [] : [{ ...block('admonition-icon', icon), tagName: 'span' }]
  const heading = { ...block('admonition-heading', title), children: [...own, title] }
  const body = block('admonition-content', content)
  if (!fold)
    return {
      tagName: 'div',
      attributes: { className: joinClasses(admonitionClasses(kind), className), role: 'note', id },
      children: [heading, body],
    }
  const classes = joinClasses(`${foldClass} ${admonitionClasses(kind)}`, className)
  const open = fold === 'open' || undefined
  return {
    tagName: 'details',
    attributes: { className: classes, id, open },
    children: [{ ...heading, tagName: 'summary' }, body],
  }
}

/** Stands first, because `hasNoteParts` finds the styles of a page by it. */
const foldClass = 'note-fold'

interface CodeBlock<Content> {
  language: string
  title?: Content | undefined
  code: Content
  /** Whether it reaches out of the column of the text. */
  isWide?: boolean | undefined
  /** Further attributes of the block, and of the `<pre>` in it. */
  own?: Markup<Content>['attributes']
  ofPre?: Markup<Content>['attributes']
}

/** Languages whose names tell a reader nothing. */
const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'output'])

/** Lines of code, which the keyboard scrolls too. CSS shows the language where no title says what it is. */
export function codeBlock<Content>({
  language,
  title,
  code,
  isWide,
  own,
  ofPre,
}: CodeBlock<Content>): Markup<Content> {
  const pre = {
    tagName: 'pre',
    attributes: {
      className: `prism-code language-${language}`,
      'data-language': title || plain.has(language) ? undefined : language,
      tabIndex: 0,
      ...ofPre,
    },
    children: [{ tagName: 'code', attributes: {}, children: [code] }],
  }
  return {
    tagName: 'div',
    attributes: {
      className: joinClasses(`language-${language} theme-code-block`, isWide ? 'wide' : undefined),
      ...own,
    },
    children: title ? [block('code-block-title', title), pre] : [pre],
  }
}

interface CardContent<Content> {
  title: Content
  /** The tag of its title; within a text it is no heading. */
  heading?: 'h2' | 'h3' | 'strong'
  description?: Content | undefined
  /** A line about what it leads to, such as the number of pages. */
  inside?: Content | undefined
}

/** What is in a card. The element around it, a link or a `div`, has the class `card`, and `data-tile` for a tile. */
export function cardContent<Content>(parts: CardContent<Content>): Markup<Content>[] {
  const { title, heading = 'strong', description, inside } = parts
  return [
    { tagName: heading, attributes: {}, children: [title] },
    ...(description ? [{ tagName: 'p', attributes: {}, children: [description] }] : []),
    ...(inside ? [{ tagName: 'small', attributes: {}, children: [inside] }] : []),
  ]
}

/** The classes of `<details>`, with those that a note adds. */
export const detailsClasses = (className?: string) => joinClasses('details alert alert--info', className)

/** What scripts and styles know the elements of tabs by. */
export const tabElements = {
  group: { className: 'tabs-container' },
  list: { className: 'tabs', role: 'tablist' },
  tab: { className: 'tabs__item', role: 'tab' },
  chosen: { className: 'tabs__item--active' },
  panel: { className: 'tab-panel', role: 'tabpanel' },
} as const

interface TabGroup<Content> {
  tabs: TabOf<Content>[]
  /** Further attributes of the group, and classes of its list. */
  own?: Attributes
  listClasses?: string | undefined
}

interface TabOf<Content> {
  value: string
  label: string
  /** The label as content. */
  shown: Content
  content: Content
  /** Further attributes of the tab, and classes of its panel. */
  own?: Attributes
  panelClasses?: string | undefined
}

/**
 * Panels one below the other with their labels, as readers without scripts see them. Before the first paint,
 * `browser/content/tabs.ts` puts the list of tabs from the template in place.
 */
export function tabGroup<Content>({ tabs, own, listClasses }: TabGroup<Content>): Markup<Content> {
  const { group, list } = tabElements
  const listed = {
    tagName: 'ul',
    attributes: { ...withClasses(list, listClasses), 'aria-orientation': 'horizontal' },
    children: tabs.map(tabOf),
  }
  return {
    tagName: 'div',
    attributes: { ...withClasses(group, 'theme-tabs-container'), ...own },
    children: [
      { tagName: 'template', attributes: {}, children: [listed] },
      ...tabs.map(panelOf),
      { tagName: tabListTag, attributes: {}, children: [] },
    ],
  }
}

function tabOf<Content>({ value, shown, own = {} }: TabOf<Content>): Markup<Content> {
  const { className, role } = withClasses(tabElements.tab, own.className?.toString())
  return { tagName: 'li', attributes: { ...own, className, role, 'data-value': value }, children: [shown] }
}

/** Its label is shown by CSS where there is no list: pages have the words of each label once. */
function panelOf<Content>({ label, content, panelClasses }: TabOf<Content>): Markup<Content> {
  return {
    tagName: 'div',
    attributes: { ...withClasses(tabElements.panel, panelClasses), 'aria-label': label },
    children: [content],
  }
}

const withClasses = (element: { className: string; role?: string }, own: string | undefined) => ({
  ...element,
  className: joinClasses(element.className, own),
})

const block = <Content>(className: string, content: Content): Markup<Content> => ({
  tagName: 'div',
  attributes: { className },
  children: [content],
})

export const joinClasses = (ours: string, own: string | undefined) => (own ? `${ours} ${own}` : ours)

/** Where a note has the components from that all notes know. */
export const allNotes = '@theme/MDXComponents'

/** The module of the component that runs code blocks; the build of each site writes it. It is named as files of code are. */
export const liveCodeId = 'sotay:code/liveCode.jsx'
