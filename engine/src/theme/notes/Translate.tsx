import { messages } from 'sotay:site'
import type { ReactNode } from 'react'
import { interpolate } from './Interpolate.tsx'

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
