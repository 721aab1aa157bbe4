import type { PluralText } from '../../model/createText.ts'
import type { UiTextKey, Words } from '../../model/uiText.ts'
import { messageId } from './messageId.ts'
import { pluralCases } from './pluralCases.ts'
import type { Messages } from './readMessages.ts'

/** Names that values have in the messages of Docusaurus, and here. */
const otherNames: Record<string, string> = { readingTime: 'count', tagName: 'tag', user: 'author' }

/** Puts messages in the place of texts. Those with a count write their forms one after the other, `one|other`. */
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

/** In the order of the cases; what is missing at the end is as the last one given. */
function toForms(forms: string[], locale: string): PluralText {
  const last = forms.at(-1)!
  const entries = pluralCases(locale).map((name, index) => [name, forms[index] ?? last] as const)
  return { other: last, ...Object.fromEntries(entries) }
}
