import type { Element, Root } from 'hast'
import { cardContent } from '../../model/constructs.ts'
import { escapeHtml } from '../../std/html.ts'
import type { HomePartReference } from '../document.ts'
import type { DocFrontMatter } from '../frontMatter/frontMatter.ts'
import { type Html, html, joinHtml } from '../html.ts'
import { isIconName } from '../icons.ts'
import { readableUrl, whereIs } from '../places.ts'
import { renderAttributes, renderMarkup } from '../renderAttributes.ts'
import { addText } from '../sections.ts'
import { addReference, isPost, toText, type Walk } from '../walk.ts'
import { renderImage } from './image.ts'
import { findIcon } from './parts/icon.ts'

type Hero = NonNullable<DocFrontMatter['hero']>
type Feature = NonNullable<Hero['features']>[number]

/** The `hero` of a note; posts have none. */
export function heroOf({ file, frontMatter }: Pick<Walk, 'file' | 'frontMatter'>): Hero | undefined {
  return isPost(file) ? undefined : frontMatter.hero
}

/** Puts what the front matter says of a home page around its text. The hero takes the place of the text's own title. */
export function renderHome(hero: Hero, root: Root, walk: Walk, renderText: (root: Root) => Html): Html {
  const { titleElement } = walk
  const top = [renderHero(hero, walk), renderFeatures(hero.features ?? [], walk)]
  const text = renderText({ ...root, children: root.children.filter((child) => child !== titleElement) })
  const shelf = hero.shelf ? homePart('shelf', walk) : ''
  return joinHtml([...top, shelf, text, hero.news ? homePart('news', walk) : ''])
}

const homePart = (part: HomePartReference['part'], walk: Walk) => addReference({ kind: 'home', part }, walk)

function renderHero(hero: Hero, walk: Walk): Html {
  const title = hero.title ?? walk.frontMatter.title ?? (walk.titleElement ? toText(walk.titleElement) : '')
  const tagline = hero.tagline ?? walk.frontMatter.description ?? ''
  addText(`${tagline}\n`, walk)
  const said = html`<h1>${escapeHtml(title)}</h1>${tagline && `<p>${escapeHtml(tagline)}</p>`}`
  const search = hero.search ? homePart('search', walk) : ''
  const links = hero.actions?.map(({ label, to }) => html`<a${linkTo(to, walk)}>${escapeHtml(label)}</a>`)
  const actions = links ? html`<div class="home-actions">${joinHtml(links)}</div>` : ''
  return html`<div class="home-hero"><div>${said}${search}${actions}</div>${renderPictures(hero.picture, walk)}</div>`
}

/** The address of a link as a reference, which is checked like those of the text. */
function linkTo(to: string, walk: Walk): Html {
  const url = readableUrl(to)
  return addReference({ kind: 'link', url, where: whereIs({ type: 'text', value: '' }, walk, to) }, walk)
}

function renderPictures(picture: Hero['picture'], walk: Walk): Html {
  if (picture === undefined) return ''
  if (typeof picture === 'string') return renderPicture(picture, undefined, walk)
  const { light, dark } = picture
  return joinHtml([renderPicture(light, 'light-only', walk), renderPicture(dark, 'dark-only', walk)])
}

/** A picture that shows at once and does not open large. It says nothing that the text beside it does not. */
function renderPicture(src: string, className: string | undefined, walk: Walk): Html {
  const loading = className ? 'lazy' : 'eager'
  const properties = { src, alt: '', loading, ...(className && { className: [className] }) }
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] }
  const { isInLink } = walk
  walk.isInLink = true
  const written = renderImage(image, walk, () => '')
  walk.isInLink = isInLink
  return written
}

function renderFeatures(features: Feature[], walk: Walk): Html {
  if (features.length === 0) return ''
  const cards = features.map((feature, index) => {
    const hue = feature.hue ?? (index % 8) + 1
    return html`<div role="listitem">${renderFeature({ ...feature, hue }, walk)}</div>`
  })
  return html`<div class="card-list" role="list">${joinHtml(cards)}</div>`
}

/** A card; one that leads nowhere is no link. */
function renderFeature({ title, description, icon, hue, to }: Feature, walk: Walk): Html {
  addText(`${title}\n${description ?? ''}\n`, walk)
  const isNamed = icon !== undefined && isIconName(icon)
  const sign = (!isNamed && icon) || title.slice(0, 1)
  const body = isNamed ? findIcon(icon, { type: 'root', children: [] }, walk) : ''
  const drawing = body && `<svg viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`
  const content = cardContent<Html>({
    title: escapeHtml(title),
    description: description && escapeHtml(description),
  })
  const looks = renderAttributes(
    'div',
    { className: ['card'], ...(drawing === '' && { dataTile: sign }), dataHue: hue },
    walk,
  )
  const inner = joinHtml([drawing, ...content.map((part) => renderMarkup(part, walk))])
  return to === undefined
    ? html`<div${looks}>${inner}</div>`
    : html`<a${looks}${linkTo(to, walk)}>${inner}</a>`
}
