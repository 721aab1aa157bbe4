const robots = /<meta [^>]*\bname="robots"[^>]*>/gi

/** Whether a page asks search engines to pass by, in its own words: those of a note's head or of the settings count too. */
export function asksToBeHidden(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  return head.match(robots)?.some((tag) => /noindex|content="none"/i.test(tag)) ?? false
}
