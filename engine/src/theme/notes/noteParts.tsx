import type { ReactNode } from 'react'
import { badge, card, container, type containers, figure } from '../../model/noteParts.ts'
import { type VideoProps, video } from '../../model/video.ts'
import { toElement } from '../content/pieces.tsx'
import { linkHref } from './baseUrl.ts'
import { useRenderedAtBuild } from './noteContext.ts'

interface CardProps {
  title?: string
  href?: string
  /** The name of an icon of Lucide, or an emoji; within islands an element. */
  icon?: ReactNode
  children?: ReactNode
}

/** A box with a title. */
export function NoteCard(props: CardProps) {
  const rendered = useRenderedAtBuild('Card', props)
  return rendered === undefined ? toCard(props) : rendered
}

/** A card that leads to a page. */
export function NoteLinkCard({ description, ...props }: CardProps & { description?: string }) {
  const rendered = useRenderedAtBuild('LinkCard', { description, ...props })
  if (rendered !== undefined) return rendered
  return toCard({
    ...props,
    children: (
      <>
        {description}
        {props.children}
      </>
    ),
  })
}

function toCard({ title, href, icon, children }: CardProps): ReactNode {
  const shown = typeof icon === 'string' ? undefined : icon
  return toElement(
    card<ReactNode>({ title: title ?? href, href: href && linkHref(href), icon: shown, content: children }),
  )
}

type ContainerName = keyof typeof containers

const containerPart = (name: ContainerName) =>
  function NoteContainer({ children }: { children?: ReactNode }) {
    const rendered = useRenderedAtBuild(name, { children })
    return rendered === undefined ? toElement(container<ReactNode>(name, children)) : rendered
  }

export const NoteCardGrid = /* @__PURE__ */ containerPart('CardGrid')
export const NoteColumn = /* @__PURE__ */ containerPart('Column')
export const NoteColumns = /* @__PURE__ */ containerPart('Columns')
export const NoteFileTree = /* @__PURE__ */ containerPart('FileTree')
export const NoteSteps = /* @__PURE__ */ containerPart('Steps')

interface BadgeProps {
  type?: string
  variant?: string
  text?: string
  children?: ReactNode
}

/** A word in a frame. */
export function NoteBadge(props: BadgeProps) {
  const rendered = useRenderedAtBuild('Badge', props)
  if (rendered !== undefined) return rendered
  const { type, variant, text, children } = props
  return toElement(badge<ReactNode>(type ?? variant ?? 'note', text ?? children))
}

interface FigureProps {
  src?: string
  alt?: string
  caption?: string
  wide?: boolean
  children?: ReactNode
}

/** A picture, or whatever is in it, with a caption. */
export function NoteFigure(props: FigureProps) {
  const rendered = useRenderedAtBuild('Figure', props)
  if (rendered !== undefined) return rendered
  const { src, alt = '', caption, wide = false, children } = props
  const content = (
    <>
      {src && <img src={linkHref(src)} alt={alt} loading="lazy" />}
      {children}
    </>
  )
  return toElement(figure<ReactNode>(content, { caption, isWide: wide }))
}

/** An icon. Its drawing is not in browsers, so an island is given it as an element. */
export function NoteIcon(props: { name: string; label?: string }) {
  const rendered = useRenderedAtBuild('Icon', props)
  if (rendered !== undefined) return rendered
  throw new Error(`<Icon name="${props.name}"> is drawn at build: write it in the note, or give it as a prop`)
}

/** A video that loads nothing before the reader plays it. */
export function NoteVideo(props: VideoProps) {
  const rendered = useRenderedAtBuild('Video', props)
  if (rendered !== undefined) return rendered
  const { src, poster, captions } = props
  const files = { poster: poster && linkHref(poster), captions: captions && linkHref(captions) }
  return toElement(video({ ...props, ...files, src: linkHref(src) }))
}
