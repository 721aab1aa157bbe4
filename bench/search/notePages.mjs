import { fileURLToPath } from 'node:url'

/** The pages of the notes of this repository, as the search knows them. */
export async function notePages(engine) {
  const config = await engine.loadConfig(fileURLToPath(new URL('../../notes', import.meta.url)))
  const tools = { highlight: engine.createHighlighter(), typeset: engine.createTypesetter() }
  const { site, documents } = await engine.readLocale(config, tools, {
    progress: engine.silent,
    tell: engine.stopOnErrors,
  })
  return engine.searchScopes(site, engine.documentsBySource(documents))[0].pages
}
