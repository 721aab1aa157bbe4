/**
 * The regular expression of a glob: `*` is any text without a slash, `**` any text. All other characters are literal.
 */
export function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) => ({ '**': '.*', '*': '[^/]*' })[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('')
  return new RegExp(`^${source}$`)
}
