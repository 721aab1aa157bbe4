// The parts of the engine that the bench and `tests/searchRelevance.test.ts` need.
export { readLocale } from '../../engine/src/commands/readLocale.ts'
export { loadConfig } from '../../engine/src/config/loadConfig.ts'
export { createHighlighter } from '../../engine/src/markdown/code/highlightCode.ts'
export { createTypesetter } from '../../engine/src/markdown/createTypesetter.ts'
export { buildSearchIndex } from '../../engine/src/search/building/buildSearchIndex.ts'
export { search } from '../../engine/src/search/search.ts'
export { openIndex } from '../../engine/src/search/searchIndex.ts'
export { searchScopes } from '../../engine/src/site/searchScopes.ts'
