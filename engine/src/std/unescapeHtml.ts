const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text that `escapeHtml` or `escapeAttribute` made this of; no other entity is known. */
export function unescapeHtml(html: string): string {
  return html.includes('&') ? html.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!) : html
}
