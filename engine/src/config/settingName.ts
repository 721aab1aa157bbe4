/** A key path as in code: `navbar.items[2].to`. */
export function settingName(path: PropertyKey[]): string {
  return path.map(writeKey).join('').replace(/^\./, '')
}

function writeKey(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`
}
