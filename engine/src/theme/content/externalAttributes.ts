/** What a link needs when it leaves the site: a tab of its own, which cannot reach back. */
export function externalAttributes(external: boolean) {
  return external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
