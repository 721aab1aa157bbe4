import { toOutputPath } from '../model/paths.ts'
import { markdownCopies } from '../site/machineReaders/markdownCopies.ts'
import { renderLlmsTxt } from '../site/machineReaders/renderLlmsTxt.ts'
import type { Renderer } from './createRenderer.ts'
import { renderFeeds } from './feeds/renderFeeds.ts'
import { renderRedirect } from './renderRedirect.ts'
import type { TextFile } from './textFile.ts'

/** The text files besides the pages: feeds, Markdown copies, `llms.txt`, and redirect pages. */
export async function renderTexts(renderer: Renderer): Promise<TextFile[]> {
  const { site, documents, references } = renderer
  const llmsTxt = renderLlmsTxt(site)
  return [
    ...(await renderFeeds(renderer)),
    ...markdownCopies(site, documents, references),
    ...(llmsTxt === undefined ? [] : [{ output: toOutputPath('llms.txt'), contents: llmsTxt }]),
    ...site.redirects.map((redirect) => renderRedirect(redirect, renderer)),
  ]
}
