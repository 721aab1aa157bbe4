import type { Document } from '../markdown/document.ts'
import { type OutputPath, toOutputPath } from '../model/paths.ts'
import { markdownCopies } from '../site/machineReaders/markdownCopies.ts'
import { renderLlmsTxt } from '../site/machineReaders/renderLlmsTxt.ts'
import type { Renderer } from './createRenderer.ts'
import { renderFeeds } from './feeds/renderFeeds.ts'
import { renderRedirect } from './renderRedirect.ts'

/** A file of text as it is written to disk. */
export interface TextFile {
  output: OutputPath
  contents: string
}

/** What is published beside the pages: feeds, notes as Markdown, their list, and what stands at former addresses. */
export async function renderTexts(renderer: Renderer, documents: Document[]): Promise<TextFile[]> {
  const { site, references } = renderer
  const llmsTxt = renderLlmsTxt(site)
  return [
    ...(await renderFeeds(renderer, documents)),
    ...markdownCopies(site, documents, references),
    ...(llmsTxt === undefined ? [] : [{ output: toOutputPath('llms.txt'), contents: llmsTxt }]),
    ...site.redirects.map((redirect) => renderRedirect(redirect, renderer)),
  ]
}
