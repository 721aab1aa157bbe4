import { messages } from 'sotay:site'
import { Fragment, type ReactNode } from 'react'

interface TranslateProps {
  /** The text in the language that the site is written in. */
  children?: string | string[]
  /** Its key in `code.json`; by default the text itself. */
  id?: string
  values?: Record<string, ReactNode>
}

/** A translated text with its placeholders filled. */
export function Translate({ children = '', id, values = {} }: TranslateProps) {
  const parts = messageOf([children].flat().join(''), id).split(/\{(\w+)\}/)
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>
  ))
}

/** Like `Translate`, but returns a string. */
export function translate(
  { message = '', id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return messageOf(message, id).replace(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  )
}

const messageOf = (text: string, id = text) => messages[id] ?? (text || id)
