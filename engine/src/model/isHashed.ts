/** Whether the name of a file holds a hash of its content, so that what it holds never changes. Takes a path or an address. */
export function isHashed(path: string): boolean {
  return /(?:^|\/)assets\/.*[.-][\da-f]{8}\.\w+$/.test(path)
}
