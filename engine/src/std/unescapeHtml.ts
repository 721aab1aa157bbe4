const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Reverses `escapeHtml` and `escapeAttribute`; other entities stay. */
export function unescapeHtml(html: string): string {
  return html.includes('&') ? html.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!) : html
}
