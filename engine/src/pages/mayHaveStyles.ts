import type { Renderer } from './createRenderer.ts'

const styled = /\sstyle=/

/**
 * Whether some element of the site may have styles of its own: formulas have, HTML of notes and settings may say so, and
 * of what React renders nobody knows. It is asked for the whole site, because readers go on from page to page under the
 * policy of the page that they came to first.
 */
export function mayHaveStyles({ site, bundle, references, documents }: Renderer): boolean {
  const { config, versions, routes } = site
  return (
    bundle.overrides !== undefined ||
    routes.some(({ target }) => target.kind === 'reactPage') ||
    [...documents.values()].some(({ hasMath, live, body }) => hasMath || live || body.some(isStyled)) ||
    [...references.diagrams.drawings.values()].some((drawing) => 'svg' in drawing && isStyled(drawing.svg)) ||
    isStyled(JSON.stringify([config, versions.map(({ sidebars }) => sidebars)]))
  )
}

const isStyled = (part: string | number) => typeof part === 'string' && styled.test(part)
