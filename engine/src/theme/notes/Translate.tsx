import { Fragment, type ReactNode } from 'react'

interface TranslateProps {
  children?: string
  id?: string
  values?: Record<string, ReactNode>
}

/** A text with its places filled. */
export function Translate({ children, id, values = {} }: TranslateProps) {
  const parts = (children ?? id ?? '').split(/\{(\w+)\}/)
  return parts.map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>)
}

/** The same as plain text. */
export function translate(
  { message, id = '' }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return (message ?? id).replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}
