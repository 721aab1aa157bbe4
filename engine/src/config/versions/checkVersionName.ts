/** Why a version cannot have this name, which becomes part of file names and addresses; undefined if it can. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'it is no text'
  if (name.trim() === '') return 'it has no letters'
  if (name.length > 32) return 'it is longer than 32 characters'
  if (name === '.' || name === '..') return 'it means a folder'
  if (/[/\\]/.test(name)) return 'it has a slash in it'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no file name may hold
  if (/[<>:"|?*\x00-\x1f]/.test(name)) return 'it has a character in it that file names cannot hold'
  return undefined
}
