/** What a glob matches: `*` any text without a slash, `**` any text. All else stands for itself. */
export function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) => ({ '**': '.*', '*': '[^/]*' })[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('')
  return new RegExp(`^${source}$`)
}
