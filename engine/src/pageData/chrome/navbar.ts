import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Navbar, NavbarItem } from '../../model/chrome.ts'
import { buildDropdown, buildHtml, buildLocaleDropdown, buildVersionDropdown } from './dropdowns.ts'
import { buildLogo } from './footer.ts'
import type { Built, NavbarItemConfig, NavbarSources } from './navbarItem.ts'
import { builtAt, collect, shown } from './navbarItem.ts'
import { buildNavbarLink } from './navbarLink.ts'

/** The navbar as one page shows it. Items that cannot be built are left out and reported. */
export function buildNavbar(sources: NavbarSources) {
  const { config } = sources.site
  const { logo, style, hideOnScroll, title = logo ? '' : config.title } = config.navbar
  const items = withSearchBox(config)
  const at = (position: 'left' | 'right') =>
    collect(
      items.map((item, index) =>
        item.position === position
          ? builtAt(['navbar', 'items', index], buildItem(item, sources), config)
          : shown<NavbarItem>(),
      ),
    )
  const [left, right] = [at('left'), at('right')]
  const navbar: Navbar = {
    title,
    ...(logo && { logo: buildLogo(logo, title ? '' : config.title, config) }),
    ...(style && { style }),
    hideOnScroll,
    left: left.items,
    right: right.items,
  }
  return { navbar, diagnostics: [...left.diagnostics, ...right.diagnostics] }
}

/** The problems of the navbar that all pages share. */
export function checkNavbar(site: NavbarSources['site']): Diagnostic[] {
  return buildNavbar({ site }).diagnostics
}

/** Adds a search box at the end, unless an item places it or search is off. */
function withSearchBox({ navbar: { items }, search }: SiteConfig): NavbarItemConfig[] {
  const placed = !search || items.some(({ type }) => type === 'search')
  return placed ? items : [...items, { type: 'search', position: 'right' }]
}

function buildItem(item: NavbarItemConfig, sources: NavbarSources): Built<NavbarItem> {
  switch (item.type) {
    case 'html':
      return shown(buildHtml(item))
    case 'search':
      return shown({ kind: 'search', ...(item.className && { className: item.className }) })
    case 'dropdown':
      return buildDropdown(item, sources)
    case 'docsVersionDropdown':
      return buildVersionDropdown(item, sources)
    case 'localeDropdown':
      return buildLocaleDropdown(item, sources)
    default:
      return buildNavbarLink(item, sources)
  }
}
