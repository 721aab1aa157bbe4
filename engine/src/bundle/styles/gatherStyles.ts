import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Content } from '../../content/contentFile.ts'
import { orElse, type Tell } from '../../diagnostics/diagnostic.ts'
import { themeStyles } from '../../model/themes.ts'
import { type Bundle, type BundledFile, type OverrideBundle, toBundledFile } from '../bundle.ts'
import { bundleCustomCss, type CustomCss, inUserLayer } from './bundleCustomCss.ts'
import { followSystem } from './followSystem.ts'
import { bundleFonts } from './siteFonts.ts'

interface StyleSources {
  overrides: OverrideBundle | undefined
  /** The folder of the engine's own styles. */
  folder: string
  content: Content
  tell: Tell
}

interface GatheredStyles extends Pick<Bundle, 'stylesheet' | 'styleFiles' | 'textFonts'> {
  framework?: BundledFile
  /** The style sheets of `customCss`. */
  own: CustomCss[]
}

/**
 * The styles of all pages: the theme's, then the site's own. If those use variables of Infima, Infima's styles are
 * included; if they set any that the theme can follow, the theme's settable styles are.
 */
export async function gatherStyles(
  config: SiteConfig,
  { overrides, folder, content, tell }: StyleSources,
): Promise<GatheredStyles> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const sheets = config.customCss.map((path) =>
    orElse(() => bundleCustomCss(path, config, tell), undefined, tell),
  )
  const fonts = await bundleFonts(config, content, tell)
  const custom = (await Promise.all(sheets)).filter((sheet) => sheet !== undefined)
  const layers = custom.map(({ css }) => css)
  const parts = inUserLayer(overrides?.css ?? '')
  const own = [...layers, ...(overrides ? [read('overrides.css'), parts.css] : [])]
  const framework = read('framework.css')
  const isInAll = own.some(readsFramework)
  const settable = read('settable.css')
  const followed = own.some((css) => setsVariableOf(settable, css)) ? [settable] : []
  const sizes = own.flatMap(ownSizes)
  const below = [
    read('theme.css'),
    themeStyles(config.theme),
    fonts.css,
    ...settingSheets(config, overrides !== undefined).map(read),
    ...announcementStyles(config),
    ...(isInAll ? [framework] : []),
    ...followed,
    ...(sizes.length > 0 ? [`@layer user{:root{${sizes.join('')}}}`] : []),
    ...(custom.length > 0 ? [keptLinks] : []),
  ]
  const imports = [...parts.imports, ...custom.flatMap((sheet) => sheet.imports)]
  const all = await followSystem([...below, ...own].join('\n'), config)
  return {
    stylesheet: toBundledFile('styles.css', [...imports, all].join('\n')),
    ...(!isInAll && { framework: toBundledFile('framework.css', framework) }),
    styleFiles: [...fonts.files, ...custom.flatMap((sheet) => sheet.files)],
    textFonts: fonts.ofTexts,
    own: custom,
  }
}

/** The styles that a page imports. */
export function toPageSheet(text: string): BundledFile {
  const { imports, css } = inUserLayer(text)
  return toBundledFile('pages.css', imports.join('') + css)
}

const classedLinks = [
  ...['.menu__link', '.navbar__link', '.navbar__brand', '.dropdown__link', '.breadcrumbs__link'],
  ...['.table-of-contents__link', '.footer__link-item', '.button'],
]

/**
 * Links that have their colours from classes, in Infima and here. A site's rule for every `a` is weaker than these there,
 * but here it is in a later layer.
 */
const keptLinks = ['', ':hover']
  .map((state) => `@layer user{:is(${classedLinks.join(',')})${state}{color:revert-layer}}`)
  .join('')

/** The files with the styles of what only some settings bring. Components of the site may use any of it. */
export function settingSheets(
  { navbar, docs, announcementBar, linkPreviews }: SiteConfig,
  hasOwnComponents: boolean,
): string[] {
  const uses: [string, unknown][] = [
    ['navbarStyle.css', navbar.style],
    ['dropdown.css', hasOwnComponents || navbar.items.some(({ type }) => /dropdown$/i.test(type))],
    ['manyItems.css', hasOwnComponents || navbar.items.length > 3],
    ['hideableNavbar.css', navbar.hideOnScroll],
    ['sidebarToggle.css', docs.some(({ sidebar }) => sidebar.hideable)],
    ['announcementBar.css', announcementBar],
    ['backlinks.css', docs.some(({ backlinks, relatedNotes }) => backlinks || relatedNotes)],
    ['linkPreviews.css', linkPreviews],
    ['pageActions.css', docs.some(({ pageActions }) => pageActions === 'top')],
  ]
  return uses.flatMap(([file, isUsed]) => (isUsed ? file : []))
}

/**
 * The colours of the announcement bar from the config. They are in the stylesheet, because pages carry no inline
 * styles.
 */
export function announcementStyles({ announcementBar }: SiteConfig): string[] {
  const { backgroundColor, textColor } = announcementBar ?? {}
  const declarations = [
    ...(backgroundColor ? [`background-color:${backgroundColor}`] : []),
    ...(textColor ? [`color:${textColor}`] : []),
  ]
  if (declarations.length === 0) return []
  return [`@layer components{.theme-announcement-bar{${declarations.join(';')}}}`]
}

/**
 * The styles that draw icons in the tiles that name them, from the contents of their SVG: as masks, so that they have
 * the hue of their section in both colour modes. The second layer of the mask is the ground of the tile.
 */
export function tileStyles(icons: ReadonlyMap<string, string>): string {
  if (icons.size === 0) return ''
  const tiles = [...icons].map(([name, body]) => ({
    tile: `[data-tile="${name}"]`,
    drawing: toDataUrl(body),
  }))
  const all = tiles.map(({ tile }) => `${tile}:before`).join()
  const each = tiles.map(({ tile, drawing }) => `${tile}{--drawing:${drawing}}`).join('')
  return `@layer components{${all}{content:"";background:currentColor;mask:var(--drawing) 50%/62% no-repeat,linear-gradient(rgb(0 0 0/var(--pill)) 0 0)}${each}}`
}

/** How all icons of Lucide are drawn: written as the icons of the theme are, it weighs nothing on the wire. */
const lines =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

function toDataUrl(body: string): string {
  const shapes = body.replaceAll(lines, '').replaceAll('"', "'").replaceAll('currentColor', '%23000')
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes}</svg>")`
}

/** Uses of Infima variables that the theme itself does not define. */
const variable = /var\(\s*--ifm-(?!color-primary[\s,)]|font-family-|code-font-size|navbar-height)/

/** Whether styles use variables that only `theme/framework/` defines. */
export function readsFramework(css: string): boolean {
  return variable.test(css)
}

/** The sizes that a site sets itself: those of the theme are not for React pages. */
const ownSizes = (css: string) =>
  Array.from(
    css.matchAll(/--ifm-(font-size-base|h[13]-font-size)\s*:/g),
    ([, name]) => `--own-${name}:var(--ifm-${name});`,
  )

const declaration = /(--ifm-[\w-]+)\s*:/g

/** Whether `css` sets one of the Infima variables that `sheet` sets. */
export function setsVariableOf(sheet: string, css: string): boolean {
  const names = new Set(variablesIn(sheet))
  return variablesIn(css).some((name) => names.has(name))
}

const variablesIn = (css: string) => Array.from(css.matchAll(declaration), ([, name]) => name)
