/** A text with plural forms, one for each plural category of its language. */
export type PluralText = { readonly [Case in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Texts by their keys. */
export type TextTable = Readonly<Record<string, string | PluralText>>

/** The same texts in another language, which may have other plural categories. */
export type Translation<English extends TextTable> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralText
}

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type ValueName<Text> = Text extends PluralText ? 'count' | Placeholder<Text[keyof Text]> : Placeholder<Text>

type Values<Text> = [ValueName<Text>] extends [never]
  ? []
  : [values: Record<ValueName<Text>, string | number>]

/** Returns a text with its placeholders filled in. If it has plural forms, `count` chooses one. */
export type TextOf<English extends TextTable> = <Key extends keyof English>(
  key: Key,
  ...values: Values<English[Key]>
) => string

/** Creates the function that returns a language's texts. `English` determines which placeholders each text has. */
export function createText<English extends TextTable>(
  texts: Translation<English>,
  locale: string,
): TextOf<English> {
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {}
    return fillText(formOf(texts[key] as string | PluralText, given.count, locale), given)
  }
}

/** Fills in the placeholders of a text without plural forms. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

function formOf(text: string | PluralText, count: string | number | undefined, locale: string): string {
  if (typeof text === 'string') return text
  rules[locale] ??= new Intl.PluralRules(locale)
  return text[rules[locale].select(Number(count))] ?? text.other
}

/** By language: to make one takes as long as a hundred uses. */
const rules: Record<string, Intl.PluralRules> = {}

const allCases = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The plural categories of a language (`one`, `few`, `other`), in the order of the forms in a translation. */
export function pluralCases(locale: string): Intl.LDMLPluralRule[] {
  const own = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
  return allCases.filter((name) => own.has(name))
}
