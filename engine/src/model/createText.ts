/** A text whose form depends on a count: one for each case that the plural rules of its language know. */
export type PluralText = { readonly [Case in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Texts by their keys. */
export type TextTable = Readonly<Record<string, string | PluralText>>

/** The same texts in another language, which may count in other ways. */
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

/** Gives a text with its values filled in; where it has plural forms, `count` chooses one. */
export type TextOf<English extends TextTable> = <Key extends keyof English>(
  key: Key,
  ...values: Values<English[Key]>
) => string

/** Makes texts of a language out of its table. `English` says which values each of them takes. */
export function createText<English extends TextTable>(
  texts: Translation<English>,
  locale: string,
): TextOf<English> {
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {}
    const text = texts[key] as string | PluralText
    return formOf(text, given.count, locale).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  }
}

function formOf(text: string | PluralText, count: string | number | undefined, locale: string): string {
  if (typeof text === 'string') return text
  return text[new Intl.PluralRules(locale).select(Number(count))] ?? text.other
}
