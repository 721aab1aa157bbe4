import type { PluralText } from '../../model/createText.ts'
import { pluralCases } from '../../model/pluralCases.ts'
import type { UiTextKey, Words } from '../../model/uiText.ts'
import { messageId } from './messageId.ts'
import type { Messages } from './readMessages.ts'

/** Placeholder names of Docusaurus' messages, and ours for the same values. */
const otherNames: Record<string, string> = { readingTime: 'count', tagName: 'tag', user: 'author' }

/** Overrides interface texts with messages. A plural message lists its forms with `|`, as in `one|other`. */
export function translateWords(words: Words, messages: Messages, locale: string): Words {
  if (messages.size === 0) return words
  const entries = (Object.keys(words) as UiTextKey[]).map((key) => {
    const message = messages.get(messageId(key))
    return [key, message === undefined ? words[key] : toText(words[key], ourNames(message), locale)]
  })
  return Object.fromEntries(entries)
}

function ourNames(message: string): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => `{${otherNames[name] ?? name}}`)
}

function toText(former: string | PluralText, message: string, locale: string): string | PluralText {
  return typeof former === 'string' ? message : toForms(message.split('|'), locale)
}

/** Assigns the forms to the plural categories of the language, in order; missing ones get the last form. */
function toForms(forms: string[], locale: string): PluralText {
  const last = forms.at(-1)!
  const entries = pluralCases(locale).map((name, index) => [name, forms[index] ?? last] as const)
  return { other: last, ...Object.fromEntries(entries) }
}
