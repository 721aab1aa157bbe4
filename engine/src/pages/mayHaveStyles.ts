import type { Renderer } from './createRenderer.ts'

const styled = /\sstyle=/

/**
 * Whether any element of the site may have a `style` attribute: formulas have, HTML in notes and settings may, and
 * React can render anything. The answer covers the whole site, because client-side navigation keeps the content
 * security policy of the first page.
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
