/**
 * Normalizes a text to NFC, so that two spellings of a letter compare equal, and to LF line ends. Removes the byte
 * order mark, and replaces NUL by U+FFFD, as HTML parsers do.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .normalize('NFC')
}
