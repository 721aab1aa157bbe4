import type { ReactNode } from 'react'
import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

interface NoteCodeBlockProps {
  language?: string
  title?: string
  className?: string
  children?: ReactNode
}

/** A code block in JSX: coloured at build, without colours within islands. */
export function NoteCodeBlock(props: NoteCodeBlockProps) {
  const rendered = useRenderedAtBuild('CodeBlock', props)
  if (rendered !== undefined) return rendered
  const { title, children, className = '' } = props
  const language = props.language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text'
  return (
    <div className={`language-${language} theme-code-block`} data-live="">
      {title && <div className="code-block-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by the keyboard too */}
      <pre className={`prism-code language-${language}`} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  )
}
