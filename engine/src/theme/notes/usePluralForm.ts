import { currentLocale } from 'sotay:site'
import { pluralCases } from '../../model/createText.ts'

/** Chooses among the plural forms of a message, separated by `|`, in the language of the page. */
export const usePluralForm = () => ({ selectMessage })

function selectMessage(count: number, message: string): string {
  const forms = message.split('|')
  const wanted = pluralCases(currentLocale).indexOf(new Intl.PluralRules(currentLocale).select(count))
  return forms[Math.min(wanted, forms.length - 1)]!
}
