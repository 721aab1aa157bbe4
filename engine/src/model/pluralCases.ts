const allCases = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The plural categories of a language (`one`, `few`, `other`), in the order of the forms in a translation. */
export function pluralCases(locale: string): Intl.LDMLPluralRule[] {
  const own = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
  return allCases.filter((name) => own.has(name))
}
