import { fileURLToPath } from 'node:url'

/** The pages of the notes of this repository, as the search knows them. */
export async function notePages(engine) {
  const config = await engine.loadConfig(fileURLToPath(new URL('../../notes', import.meta.url)))
  const content = await engine.readContent(config)
  const documents = engine.compileDocuments(content.files, {
    options: engine.toMarkdownOptions(config),
    highlight: engine.createHighlighter(),
    typeset: engine.createTypesetter(),
  })
  const input = {
    ...content,
    outlines: documents,
    sidebars: await engine.loadSidebars(config),
    history: new Map(),
  }
  const site = engine.buildSite(input, config, { mode: 'build' })
  return engine.searchScopes(site, documents)[0].pages
}

/** So many pages made of these; in copies every eleventh word is one of their own, so that the vocabulary grows with the site. */
export function multiplyPages(pages, count) {
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length]
    const round = Math.floor(index / pages.length)
    if (round === 0) return page
    const ownWords = (text) =>
      text
        .split(' ')
        .map((word, at) =>
          (at * 7 + index) % 11 === 0 ? `${word}x${((index * 31 + at) % (count * 3)).toString(36)}` : word,
        )
        .join(' ')
    return {
      ...page,
      path: `${page.path}-${round}`,
      href: `${page.href}-${round}`,
      title: `${page.title} part ${round}`,
      sections: page.sections.map((section) => ({ ...section, text: ownWords(section.text) })),
    }
  })
}
