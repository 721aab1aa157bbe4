import {
  Children,
  type DetailsHTMLAttributes,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { codeBlock, detailsClasses } from '../../model/constructs.ts'
import { Admonition, Html, toElement } from '../content/pieces.tsx'
import { NoteContext, useRenderedAtBuild } from './noteContext.ts'

interface NoteAdmonitionProps {
  /** A built-in kind, or one of the site's own. */
  type?: string
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** An admonition in JSX. */
export function NoteAdmonition(props: NoteAdmonitionProps) {
  const rendered = useRenderedAtBuild('Admonition', props)
  if (rendered !== undefined) return rendered
  const { type = 'note', title = type, className, children } = props
  return (
    <Admonition kind={type} title={title} className={className}>
      {children}
    </Admonition>
  )
}

interface NoteCodeBlockProps {
  language?: string
  title?: string
  className?: string
  children?: ReactNode
}

/** A code block in JSX, coloured at build. Within an island it keeps these colours until its code changes. */
export function NoteCodeBlock(props: NoteCodeBlockProps) {
  const { title, children, className = '' } = props
  const drawn = useDrawnAtBuild('CodeBlock', props, Children.toArray(children).join(''))
  if (drawn !== undefined) return drawn
  const language = props.language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text'
  return toElement(codeBlock<ReactNode>({ language, title, code: children, own: { 'data-live': true } }))
}

/** A diagram of code: drawn at build if its text is written out there, else by browsers. */
export const NoteMermaid = ({ value }: { value: string }) =>
  useDrawnAtBuild('Mermaid', { value }, value) ?? <pre className="diagram-source">{value}</pre>

/** What the build makes of a text; within an island it is kept until the text changes. */
function useDrawnAtBuild(name: string, props: object, text: string): ReactNode | undefined {
  const rendered = useRenderedAtBuild(name, props)
  const inIsland = useContext(NoteContext)?.renderDrawn
  const id = useId()
  const [first] = useState(() => ({ text, html: inIsland ? '' : drawnIn(id) }))
  if (rendered !== undefined) return rendered
  const place = { id, style: { display: 'contents' } }
  if (inIsland) return <div {...place}>{inIsland(name, props)}</div>
  if (first.html && first.text === text) return <Html {...place} suppressHydrationWarning html={first.html} />
}

/** What the build has drawn in an element of the page. */
const drawnIn = (id: string) => globalThis.document?.getElementById(id)?.innerHTML ?? ''

interface NoteDetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The label, or the element that holds it. */
  summary?: ReactNode
}

/** `<code>` as a table of components draws it: several lines are a block. */
export function NoteCode(props: HTMLAttributes<HTMLElement>) {
  const isBlock = Children.toArray(props.children).some((child) => String(child).includes('\n'))
  return isBlock ? <NoteCodeBlock {...props} /> : <code {...props} />
}

/** `<details>` as a table of components draws it: the label is among its children. */
export function NoteDetailsElement({ children, ...props }: NoteDetailsProps) {
  const all = Children.toArray(children)
  const summary = all.find((child) => isValidElement(child) && child.type === 'summary')
  return (
    <NoteDetails {...props} {...(summary && { summary })}>
      {all.filter((child) => child !== summary)}
    </NoteDetails>
  )
}

/** A native `<details>` block. */
export function NoteDetails({ summary = 'Details', className, children, ...others }: NoteDetailsProps) {
  return (
    <details {...others} className={detailsClasses(className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
