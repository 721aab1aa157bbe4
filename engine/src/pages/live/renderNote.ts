import type { Document } from '../../markdown/document.ts'
import type { RoutePath } from '../../model/paths.ts'
import { resolveReferences } from '../../pageData/references/resolveReferences.ts'
import type { Renderer } from '../createRenderer.ts'
import { createLiveRenderer } from './createLiveRenderer.tsx'
import { addedHead, createNotePage } from './noteEnvironment.tsx'

/** Whether a note has parts that React renders, or imports styles. */
export const isLiveNote = ({ live, references }: Document) =>
  live !== undefined || references.some(({ kind }) => kind === 'live')

/** Renders a note, including its live parts, and the tags it adds to the head. */
export function renderNote(document: Document, path: RoutePath, renderer: Renderer) {
  const { bundle, references } = renderer
  if (!isLiveNote(document)) return resolveReferences(document, path, references)
  const page = createNotePage(document, path, renderer)
  const live = createLiveRenderer(document, page, bundle)
  const { html, head, diagnostics } = resolveReferences(document, path, references, live)
  return { html, head: head + addedHead(page), diagnostics: [...diagnostics, ...page.diagnostics] }
}
