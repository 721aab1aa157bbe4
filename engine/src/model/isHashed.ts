/** Whether a path or URL contains a hash of the file's content, so that the content never changes. */
export function isHashed(path: string): boolean {
  return /(?:^|\/)assets\/.*[.-][\da-f]{8}\.\w+$/.test(path)
}
