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
export function Translate({ children = '', id, values }: TranslateProps) {
  return interpolate(messageOf([children].flat().join(''), id), values)
}

/** Like `Translate`, but returns a string. */
export function translate(
  { message = '', id }: { message?: string; id?: string },
  values?: Record<string, string | number>,
): string {
  return interpolate(messageOf(message, id), values)
}

const messageOf = (text: string, id = text) => messages[id] ?? (text || id)

interface InterpolateProps {
  children?: string | string[]
  values?: Record<string, ReactNode>
}

/** A text with its placeholders, such as `{name}`, filled; those without a value stay. */
export function Interpolate({ children = '', values }: InterpolateProps) {
  return interpolate([children].flat().join(''), values)
}

/** Like `Interpolate`; returns a string unless one of the values is an element. */
export function interpolate(text: string, values?: Record<string, string | number>): string

export function interpolate(text: string, values?: Record<string, ReactNode>): ReactNode

export function interpolate(text: string, values: Record<string, ReactNode> = {}): ReactNode {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part))
  if (!parts.some((part) => typeof part === 'object')) return parts.join('')
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
