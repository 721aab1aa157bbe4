/** NFC, no byte order mark, one kind of line end: so that two spellings of a word are one. No NUL, as in HTML. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .normalize('NFC')
}
