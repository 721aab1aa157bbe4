/** Attributes of an external link: it opens in a new tab, which cannot reach this one (`noopener`). */
export function externalAttributes(external: boolean) {
  return external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
