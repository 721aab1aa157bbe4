import {
  Children,
  type ComponentType,
  type DetailsHTMLAttributes,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { admonitionKinds } from '../../model/admonitionKinds.ts'
import { codeBlock, detailsClasses, joinClasses } from '../../model/constructs.ts'
import { Admonition, Html, toElement } from '../content/pieces.tsx'
import { sharedContext } from '../contexts.ts'
import { NoteContext, useRenderedAtBuild } from './noteContext.ts'

interface NoteAdmonitionProps {
  /** A built-in kind, or one of the site's own. */
  type?: string
  title?: ReactNode
  /** In place of that of its kind. */
  icon?: ReactNode
  className?: string
  children?: ReactNode
}

/** An admonition in JSX. */
export function NoteAdmonition(props: NoteAdmonitionProps) {
  const rendered = useRenderedAtBuild('Admonition', props)
  if (rendered !== undefined) return rendered
  const { type = 'note', title = type, icon, className, children } = props
  return (
    <Admonition kind={type} title={title} icon={icon} className={className}>
      {children}
    </Admonition>
  )
}

type AdmonitionPart = ComponentType<NoteAdmonitionProps>

/** What a site has for all kinds of admonitions, and what gives their titles in its language. */
interface OwnAdmonition {
  Layout: AdmonitionPart
  Icon?: ComponentType
  translate(title: { id: string; message: string }): string
}

/** A part that draws a kind of admonition: as the theme does, or with the layout and the icon of a site. */
export const admonitionKind = (kind: string, own?: OwnAdmonition): AdmonitionPart => {
  const Kind = (props: NoteAdmonitionProps) => {
    if (!own) return <NoteAdmonition {...props} type={props.type ?? kind} />
    const { Layout, Icon, translate } = own
    // No text, by which layouts tell it from one that a note gives.
    const title = <>{translate({ id: `theme.admonition.${kind}`, message: kind })}</>
    const { alert } = admonitionKinds[kind as 'note']
    const className = joinClasses(`alert alert--${alert}`, props.className)
    return <Layout type={kind} icon={Icon && <Icon />} title={title} {...props} className={className} />
  }
  return Kind
}

/** The parts by the kinds that they draw, with the other names that these have. */
export const admonitionKindsOf = (kinds: Record<string, AdmonitionPart>): typeof kinds => ({
  secondary: kinds.note!,
  important: kinds.info!,
  success: kinds.tip!,
  ...kinds,
})

/** An admonition that the part for its kind draws. */
export const admonitionOf = (kinds: Record<string, AdmonitionPart>) => (props: NoteAdmonitionProps) => {
  const Kind = kinds[props.type ?? 'note'] ?? kinds.info ?? NoteAdmonition
  return <Kind {...props} />
}

/** The label is a prop already. */
export const processAdmonitionProps = <Props,>(props: Props) => props

interface NoteCodeBlockProps {
  language?: string | undefined
  title?: string | undefined
  className?: string
  metastring?: string | undefined
  showLineNumbers?: boolean | number | undefined
  children?: ReactNode
}

/** Whether children are the text of code. Elements among them are shown as they are, as Docusaurus does. */
const isCode = (children: ReactNode) => !Children.toArray(children).some(isValidElement)

/** A code block in JSX, coloured at build. Within an island it keeps these colours until its code changes. */
export function NoteCodeBlock(props: NoteCodeBlockProps) {
  const { title, children, className = '' } = props
  const drawn = useDrawnAtBuild('CodeBlock', props, Children.toArray(children).join(''))
  if (drawn !== undefined && isCode(children)) return drawn
  const language = props.language ?? parseLanguage(className) ?? 'text'
  return toElement(codeBlock<ReactNode>({ language, title, code: children, own: { 'data-live': true } }))
}

export const parseCodeBlockTitle = (meta?: string) =>
  /(?<![\w-])title=(["'])(?<title>.*?)\1/.exec(meta ?? '')?.groups?.title ?? ''

export const parseLanguage = (className: string) => /(?:^|\s)language-(\S+)/.exec(className)?.[1]

/** What parts of a code block ask for, as copies of the theme of Docusaurus make it of what is in a note. */
export function createCodeBlockMetadata({ code, className = '', ...given }: CodeGiven) {
  const language = given.language ?? parseLanguage(className) ?? given.defaultLanguage ?? 'text'
  return {
    ...given,
    codeInput: code,
    code: code.replace(/\n$/, ''),
    className: parseLanguage(className) ? className : joinClasses(`language-${language}`, className),
    language,
    title: parseCodeBlockTitle(given.metastring) || given.title,
    lineClassNames: {},
  }
}

interface CodeGiven extends Omit<NoteCodeBlockProps, 'children'> {
  code: string
  defaultLanguage?: string | undefined
}

const codeContext = /* @__PURE__ */ sharedContext('code', {
  metadata: /* @__PURE__ */ createCodeBlockMetadata({ code: '' }),
  /** Long lines are wrapped by the button of the block here. */
  wordWrap: { isEnabled: false, isCodeScrollable: false, toggle() {} } as object,
})

export const useCodeBlockContext = () => useContext(codeContext)

export const CodeBlockContextProvider = (
  props: ReturnType<typeof useCodeBlockContext> & { children?: ReactNode },
) => <codeContext.Provider value={props}>{props.children}</codeContext.Provider>

type CodePart = ComponentType<{ className?: string }>

/** A code block that parts of the site draw: they ask for its code. */
export const codeBlockOf = (Layout: CodePart) => (props: NoteCodeBlockProps) => {
  const { children, ...given } = props
  const code = Children.toArray(children).join('')
  const { wordWrap } = useCodeBlockContext()
  if (!isCode(children)) return <NoteCodeBlock {...props} />
  return (
    <CodeBlockContextProvider metadata={createCodeBlockMetadata({ ...given, code })} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  )
}

/** A code block whose lines a part of the site draws, below its title. */
export const codeLayoutOf = (Content: CodePart) => () => {
  const { metadata } = useCodeBlockContext()
  return (
    <NoteCodeContainer className={metadata.className}>
      {metadata.title && <div className="code-block-title">{metadata.title}</div>}
      <Content />
    </NoteCodeContainer>
  )
}

/** The lines of a code block, with the buttons on them. */
export const NoteCodeContent = (props: { className?: string }) => {
  const { metadata } = useCodeBlockContext()
  return <div {...props}>{drawCode({ ...metadata, title: '' })}</div>
}

/** The whole of a code block. */
export const NoteCodeLayout = () => drawCode(useCodeBlockContext().metadata)

const drawCode = ({ code, language, title, metastring, showLineNumbers }: CodeGiven) => (
  <NoteCodeBlock {...{ language, title, metastring, showLineNumbers }}>{code}</NoteCodeBlock>
)

/** The box around a code block. */
export const NoteCodeContainer = ({ as: Tag = 'div', className, ...props }: CodeContainer) => (
  <Tag {...props} className={joinClasses('theme-code-block', className)} />
)

type CodeContainer = HTMLAttributes<HTMLElement> & { as?: 'div' | 'pre' }

export const NoteCodeTitle = ({ children }: { children?: ReactNode }) => children

/** The buttons are on the lines. */
export const NoteCodeButtons = () => null

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
