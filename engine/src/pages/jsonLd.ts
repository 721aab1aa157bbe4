/** A JSON-LD script for search engines, in the vocabulary of schema.org. */
export function jsonLd(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
