import { asTable } from '../std/collections.ts'
import type { Attributes, Markup } from './constructs.ts'

/** The components for notes that stand for a part of a page. Notes use them without an import. */
export const notePartNames = [
  'Aside',
  'Badge',
  'Card',
  'CardGrid',
  'Column',
  'Columns',
  'Figure',
  'FileTree',
  'Icon',
  'LinkCard',
  'Steps',
  'Video',
] as const

export type NotePartName = (typeof notePartNames)[number]

/** Whether HTML holds one of these parts, so that its page needs their styles. */
export const hasNoteParts = (html: string): boolean => / class="note-[a-z]/.test(html)

/** The part that only holds its content in a place of its own. */
export const containers = {
  CardGrid: 'note-grid',
  Column: 'note-column',
  Columns: 'note-columns',
  FileTree: 'note-tree',
  Steps: 'note-steps',
} as const satisfies Partial<Record<NotePartName, string>>

/** Such a part with its content. */
export function container<Content>(name: keyof typeof containers, content: Content): Markup<Content> {
  return element('div', { className: containers[name] }, content)
}

interface Card<Content> {
  title?: Content | undefined
  href?: string | undefined
  icon?: Content | undefined
  content?: Content | undefined
}

/** A box with a title. With an address, the whole card is the area of the link in its title. */
export function card<Content>({ title, href, icon, content }: Card<Content>): Markup<Content> {
  const named = title && href ? element('a', { href }, title) : title
  const head = [icon, named].filter((part) => isThere(part))
  return element(
    'div',
    { className: href ? 'note-card note-card-link' : 'note-card' },
    ...(head.length > 0 ? [element('div', { className: 'note-card-title' }, ...head)] : []),
    ...(isThere(content) ? [element('div', { className: 'note-card-content' }, content)] : []),
  )
}

const isThere = <Part>(part: Part | undefined): part is Part => part !== undefined && part !== ''

/** The kinds of badge, by their names here and elsewhere. */
export const badgeKinds = asTable<string>({
  note: 'note',
  default: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
})

/** A word in a frame. */
export const badge = <Content>(type: string, content: Content): Markup<Content> =>
  element('span', { className: 'note-badge', 'data-type': badgeKinds[type] ?? 'note' }, content)

/** Something with a caption below it. */
export function figure<Content>(
  content: Content,
  { caption, isWide }: { caption?: Content | undefined; isWide?: boolean },
): Markup<Content> {
  return element(
    'figure',
    { className: isWide ? 'note-figure wide' : 'note-figure' },
    content,
    ...(isThere(caption) ? [element('figcaption', {}, caption)] : []),
  )
}

function element<Content>(
  tagName: string,
  attributes: Attributes,
  ...children: Markup<Content>['children']
): Markup<Content> {
  return { tagName, attributes, children }
}
