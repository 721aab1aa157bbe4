import type { Bundle } from '../bundle/bundle.ts'
import { readRenames } from '../content/gitHistory.ts'
import { filesBeside } from '../content/quotedFiles.ts'
import type { Compiler } from '../markdown/compileDocument.ts'
import { createBuiltInRenderer } from '../markdown/createBuiltInRenderer.ts'
import { createRenderer, type Renderer } from '../pages/createRenderer.ts'
import { createMoves } from '../site/links/createMoves.ts'
import type { References } from '../site/references/resolveReferences.ts'
import type { Site } from '../site/site.ts'

/** What pages show besides the site, and what renders their built-in components. */
interface Shown extends Pick<Renderer, 'documents'>, Pick<References, 'assets' | 'diagrams' | 'files'> {
  bundle: Bundle
  compiler: Compiler
}

/** Creates a renderer that asks git and the disk where the target of a broken link may be. */
export function openRenderer(site: Site, { bundle, compiler, ...shown }: Shown): Renderer {
  const { siteDir } = site.config
  return createRenderer(site, bundle, {
    ...shown,
    renderBuiltIn: createBuiltInRenderer(compiler),
    moves: createMoves(site, () => readRenames(siteDir)),
    filesBeside: (place) => filesBeside(siteDir, place),
  })
}
