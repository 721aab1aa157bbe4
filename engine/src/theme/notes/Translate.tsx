import { messages } from 'sotay:site'
import { Fragment, type ReactNode } from 'react'

interface TranslateProps {
  /** The text in the language that the site is written in. */
  children?: string | string[]
  /** By which `code.json` knows the text; the text itself unless given. */
  id?: string
  values?: Record<string, ReactNode>
}

/** A text in the language of the site, with its places filled. */
export function Translate({ children = '', id, values = {} }: TranslateProps) {
  const parts = messageOf([children].flat().join(''), id).split(/\{(\w+)\}/)
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>
  ))
}

/** The same as plain text. */
export function translate(
  { message = '', id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return messageOf(message, id).replace(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  )
}

const messageOf = (text: string, id = text) => messages[id] ?? (text || id)
