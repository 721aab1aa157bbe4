import type { Element } from 'hast'
import { toText } from '../toText.ts'

/** A code block of a note. */
export interface Fence {
  code: string
  /** As written; undefined when the note names none. */
  language?: string | undefined
  /** The info string after the language. */
  meta: string
}

/** Reads the code block of a `<pre><code>`; undefined for any other `<pre>`, which comes from HTML. */
export function readFence(pre: Element): Fence | undefined {
  const code = pre.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  )
  if (!code) return undefined
  const { lang, meta = pre.properties.dataMeta } = (code.data ?? {}) as { lang?: string; meta?: string }
  return {
    code: toText(code).replace(/\n$/, ''),
    language: lang ?? languageFromClass(code),
    meta: String(meta ?? ''),
  }
}

function languageFromClass({ properties }: Element): string | undefined {
  return [properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name ?? ''))?.[1])
    .find(Boolean)
}
