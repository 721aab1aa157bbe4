const robots = /<meta [^>]*\bname="robots"[^>]*>/gi

/** Whether the head of a page has a `robots` tag with `noindex`: the engine's, the config's or the note's own. */
export function hasNoIndex(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  return head.match(robots)?.some((tag) => /noindex|content="none"/i.test(tag)) ?? false
}
