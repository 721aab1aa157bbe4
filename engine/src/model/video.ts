import { escapeAttribute } from '../std/html.ts'
import type { Markup } from './constructs.ts'

/** The props of `<Video>`. */
export interface VideoProps {
  /** A file, or the address of a page of YouTube or Vimeo. */
  src: string
  /** What it is about, for screen readers. */
  title?: string | undefined
  /** A picture that shows before it plays. */
  poster?: string | undefined
  /** A WebVTT file. */
  captions?: string | undefined
}

/** A video that loads nothing from another host, and of this one at most its first picture, before the reader plays it. */
export function video(props: VideoProps): Markup<string> {
  const player = playerOf(props.src)
  const children = player ? [...posterOf(props), frame(player, props)] : [file(props)]
  return { tagName: 'div', attributes: { className: 'note-video', 'data-printed': printed(props) }, children }
}

/** What paper shows below the poster, or in its place. A path of this site is of no use there. */
const printed = ({ src, title = '' }: VideoProps) =>
  `▶ ${[title, ...(/^https?:/i.test(src) ? [src] : [])].filter(Boolean).join(' · ')}`.trim()

/** The address of the player of YouTube or Vimeo for one of their pages; undefined for other addresses. */
export function playerOf(src: string): string | undefined {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return undefined
  const { hostname, pathname, searchParams } = new URL(src)
  const host = hostname.replace(/^(?:www|m|music|player)\./, '')
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (host === 'youtu.be' || /^youtube(?:-nocookie)?\.com$/.test(host)) {
    const start = Number.parseInt(searchParams.get('start') ?? searchParams.get('t') ?? '', 10)
    const from = start > 0 ? `&start=${start}` : ''
    const id = searchParams.get('v') ?? last
    return isId(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}` : undefined
  }
  if (host === 'vimeo.com' && /^\d+$/.test(last))
    return `https://player.vimeo.com/video/${last}?dnt=1&autoplay=1`
  return undefined
}

const isId = (text: string) => /^[\w-]{6,}$/.test(text)

const posterOf = ({ poster }: VideoProps): Markup<string>[] =>
  poster ? [{ tagName: 'img', attributes: { src: poster, alt: '', loading: 'lazy' }, children: [] }] : []

/**
 * A frame over the poster whose document is only a link to the player, which then loads in its place: so it needs no
 * script, and no other host sees the reader before.
 */
function frame(player: string, { title = '' }: VideoProps): Markup<string> {
  return {
    tagName: 'iframe',
    attributes: {
      title,
      srcDoc: playLink(player, title),
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      marginWidth: 0,
      marginHeight: 0,
    },
    children: [],
  }
}

/** Drawn by attributes alone, because the content policy of the page, which may forbid styles, holds in the frame. */
const playLink = (player: string, title: string) =>
  `<a href="${escapeAttribute(player)}" aria-label="${escapeAttribute(`▶ ${title}`)}">` +
  '<svg display="block" width="100%" viewBox="0 0 160 90" aria-hidden="true">' +
  '<path fill="transparent" d="M0 0h160v90H0z"/><circle cx="80" cy="45" r="13" fill="#000" fill-opacity=".72"/>' +
  '<path d="m76 38 12 7-12 7z" fill="#fff"/></svg></a>'

/** Shows the picture a moment in: the very first is often black. */
export const firstFrame = '#t=0.1'

/**
 * Without a poster, the browser fetches enough of a film of this site to show its beginning. Another host is asked for nothing.
 */
function file({ src, title, poster, captions }: VideoProps): Markup<string> {
  const showsItself = !poster && !/^(?:https?:)?\/\//i.test(src)
  const track = { kind: 'captions', src: captions, default: true as const }
  return {
    tagName: 'video',
    attributes: {
      src: showsItself && !src.includes('#') ? src + firstFrame : src,
      poster,
      'aria-label': title,
      controls: true,
      preload: showsItself ? 'metadata' : 'none',
      playsInline: true,
    },
    children: captions ? [{ tagName: 'track', attributes: track, children: [] }] : [],
  }
}
