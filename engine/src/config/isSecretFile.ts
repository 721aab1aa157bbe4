import { realpathSync } from 'node:fs'
import { relative } from 'node:path'

const secretFolder = /(?:^|\/)\.(?:git|hg|svn|ssh|aws|gnupg|kube|docker)(?:\/|$)/i
const secretFile =
  /(?:^|\/)(?:\.(?:env|envrc|npmrc|netrc|pypirc|pgpass|htpasswd|git-credentials)|_netrc|id_(?:rsa|dsa|ecdsa|ed25519))(?![\w/-]|\.(?:example|sample|template|pub))/i

/**
 * Whether files of this name hold passwords and keys by custom, such as `.env`; `/` separates folders. What may follow
 * a name on Windows and still mean the same file (`.env::$DATA`) changes nothing.
 */
export function isSecretFile(path: string): boolean {
  return secretFolder.test(path) || secretFile.test(path)
}

/** Whether a path on disk (absolute) leads through a link to a file that holds secrets. */
export function leadsToSecret(path: string, siteDir: string): boolean {
  const real = realpathSync.native(path)
  return real !== path && isSecretFile(relative(realpathSync.native(siteDir), real).replaceAll('\\', '/'))
}
