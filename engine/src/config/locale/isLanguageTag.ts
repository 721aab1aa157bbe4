/** Whether a text names a language as browsers do (`en`, `pt-BR`), so that its own name and script can be told. */
export function isLanguageTag(name: string): boolean {
  try {
    return new Intl.DisplayNames([name], { type: 'language' }).of(name) !== undefined
  } catch {
    return false
  }
}
