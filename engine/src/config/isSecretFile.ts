const secretFile = /(?:^|\/)\.(?:git\/|(?:env|envrc|npmrc|netrc)(?![\w/-]|\.(?:example|sample|template)))/i

/**
 * Whether files of this name hold passwords and keys by custom, such as `.env`; `/` separates folders. What may follow
 * a name on Windows and still mean the same file (`.env::$DATA`) changes nothing.
 */
export function isSecretFile(path: string): boolean {
  return secretFile.test(path)
}
