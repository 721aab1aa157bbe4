const allCases = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The cases of the plural that a language has, in the order in which translations give them. */
export function pluralCases(locale: string): Intl.LDMLPluralRule[] {
  const own = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
  return allCases.filter((name) => own.has(name))
}
