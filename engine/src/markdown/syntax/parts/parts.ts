import type { Element } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import { badge, badgeKinds, card, container, type containers, figure } from '../../../model/noteParts.ts'
import { playerOf, type VideoProps, video } from '../../../model/video.ts'
import { escapeHtml } from '../../../std/html.ts'
import { type Html, html, trimHtml } from '../../html.ts'
import { whereIs } from '../../places.ts'
import { renderMarkup } from '../../renderAttributes.ts'
import { addText } from '../../sections.ts'
import type { ComponentRenderer, JsxElement, Walk } from '../../walk.ts'
import { renderImage } from '../image.ts'
import { readJsxAttributes, reportMissing, toProperties } from '../jsx.ts'
import { drawIcon } from './icon.ts'

/** A part that only holds its content: `<CardGrid>`, `<Columns>`, `<Column>`. */
export const renderContainer =
  (name: keyof typeof containers): ComponentRenderer =>
  (node, walk, renderChildren) =>
    renderMarkup(container(name, renderChildren(node)), walk)

/** `<Card title="…" icon="…" href="…">`: a box with a title. */
export const renderCard: ComponentRenderer = (node, walk, renderChildren) => {
  const { title, icon, href } = readTexts(node, walk)
  if (title) addText(`${title}\n`, walk)
  return renderCardOf({ title, icon, href }, trimHtml(renderChildren(node)), node, walk)
}

/** `<LinkCard title="…" href="…" description="…" />`: a card that leads to a page. */
export const renderLinkCard: ComponentRenderer = (node, walk, renderChildren) => {
  const { title, icon, href, description = '' } = readTexts(node, walk)
  if (!href) reportMissing('LinkCard', 'href="./page.md"', node, walk)
  addText(`${title ?? ''}\n${description}\n`, walk)
  const content = html`${escapeHtml(description)}${trimHtml(renderChildren(node))}`
  return renderCardOf({ title, icon, href }, content, node, walk)
}

type CardTexts = Record<'title' | 'icon' | 'href', string | undefined>

function renderCardOf({ title, icon, href }: CardTexts, content: Html, node: JsxElement, walk: Walk): Html {
  const shown = {
    title: escapeHtml(title ?? href ?? ''),
    href,
    icon: icon && drawIcon(icon, node, walk),
    content,
  }
  return renderMarkup(card<Html>(shown), walk, node)
}

/** `<Badge type="tip">New</Badge>`, or `<Badge text="New" variant="tip" />`. */
export const renderBadge: ComponentRenderer = (node, walk, renderChildren) => {
  const { text, type, variant, kind = type ?? variant ?? 'note' } = readTexts(node, walk)
  const kinds = Object.keys(badgeKinds)
  if (!kinds.includes(kind)) {
    const facts = { component: 'Badge', type: kind, look: 'note', nearest: nearestMatch(kind, kinds) }
    walk.diagnostics.push(diagnose('unknown-admonition-type', [facts], whereIs(node, walk, kind)))
  }
  if (text) addText(text, walk)
  return renderMarkup(badge<Html>(kind, html`${escapeHtml(text ?? '')}${renderChildren(node)}`), walk)
}

/** `<Figure src="…" alt="…" caption="…">`: a picture, or whatever is in it, with a caption. */
export const renderFigure: ComponentRenderer = (node, walk, renderChildren) => {
  const { src, caption, wide, ...others } = readJsxAttributes(node, walk)
  const text = typeof caption === 'string' ? caption : ''
  const properties = toProperties({ src, alt: '', ...others })
  const image = {
    type: 'element',
    tagName: 'img',
    properties,
    children: [],
    position: node.position,
  } as Element
  const content = [src === undefined ? '' : renderImage(image, walk, renderChildren), renderChildren(node)]
  if (content.every((part) => part === '')) reportMissing('Figure', 'src="./picture.png"', node, walk)
  addText(`\n${text}`, walk)
  const parts = { caption: text && escapeHtml(text), isWide: wide === true }
  return renderMarkup(figure<Html>(html`${content[0]!}${content[1]!}`, parts), walk)
}

/** `<Video src="…" title="…" poster="…" captions="…" />`. */
export const renderVideo: ComponentRenderer = (node, walk) => {
  const { src, ...others } = readTexts(node, walk)
  if (!src) {
    reportMissing('Video', 'src="./film.mp4"', node, walk)
    return ''
  }
  if (playerOf(src) && !others.title) reportMissing('Video', 'title="What it shows"', node, walk)
  if (others.title) addText(`${others.title}\n`, walk)
  return renderMarkup(video({ ...others, src } as VideoProps), walk, node)
}

/** The attributes that are texts. */
function readTexts(node: JsxElement, walk: Walk): Record<string, string | undefined> {
  const entries = Object.entries(readJsxAttributes(node, walk))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
