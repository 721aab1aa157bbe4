import { basename } from 'node:path'
import { hashOfText } from '../../content/contentFile.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { normalizeRouteKey } from '../../model/paths.ts'
import type { Renderer } from '../../pages/createRenderer.ts'
import { outlineOf } from '../../site/routes/routeSource.ts'
import type { Route, Site } from '../../site/site.ts'

/** The pages as they were before an edit, and how they had moved until then. */
interface Standing {
  renderer: Renderer
  moves: ReadonlyMap<string, string>
}

/**
 * Where the pages of notes are after an edit that gave them other addresses: by `slug` or `id`, or because the file was
 * renamed or moved. Moves of earlier edits are followed on. The keys are normalized.
 */
export function findMoves({ renderer, moves }: Standing, site: Site): Map<string, string> {
  const present = notePages(site.routes)
  const bySource = new Map(present.map((page) => [page.outline.file.source, page]))
  const found = new Map(moves)
  for (const { route, outline } of notePages(renderer.site.routes)) {
    const now = bySource.get(outline.file.source) ?? findRenamed(outline, present)
    if (!now || now.route.path === route.path) continue
    for (const [from, to] of found) if (to === route.path) found.set(from, now.route.path)
    found.set(normalizeRouteKey(route.path), now.route.path)
  }
  for (const { route } of present) found.delete(normalizeRouteKey(route.path))
  return found
}

interface NotePage {
  route: Route
  outline: DocumentOutline
}

function notePages(routes: Route[]): NotePage[] {
  return routes.flatMap((route) => {
    const outline = outlineOf(route.target)
    return outline ? [{ route, outline }] : []
  })
}

/** A note that is gone is found by its text, or in another folder by its name. */
function findRenamed({ file }: DocumentOutline, present: NotePage[]): NotePage | undefined {
  const others = present.filter(({ outline }) => outline.file.collection === file.collection)
  return (
    others.find(({ outline }) => hashOfText(outline.file) === hashOfText(file)) ??
    onlyOne(others.filter(({ outline }) => basename(outline.file.path) === basename(file.path)))
  )
}

const onlyOne = <Item>(items: Item[]) => (items.length === 1 ? items[0] : undefined)
