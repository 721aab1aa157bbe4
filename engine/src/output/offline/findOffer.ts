import type { Route, Site } from '../../site/site.ts'

/** The page for offline reading, if there is one. */
export function findOffer({ routes }: Site): Route | undefined {
  return routes.find(({ target }) => target.kind === 'offline')
}
