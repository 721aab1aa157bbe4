import type { OutputPath } from '../model/paths.ts'

const robots = /<meta [^>]*\bname="robots"[^>]*>/gi

/** The pages that ask search engines to pass by, in their own words: those of a note's head or of the settings count too. */
export function findHiddenPages(pages: { output: OutputPath; html: string }[]): Set<OutputPath> {
  const hidden = pages.filter(({ html }) => {
    const head = html.slice(0, html.indexOf('</head>'))
    return head.match(robots)?.some((tag) => /noindex|content="none"/i.test(tag))
  })
  return new Set(hidden.map(({ output }) => output))
}
