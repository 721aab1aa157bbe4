import type { FooterLink, Logo as LogoData, NavbarItem } from '../../model/chrome.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { ExternalIcon, Html } from '../content/pieces.tsx'
import type { PartDrawer } from '../contexts.ts'
import { Footer, FooterLayout, FooterLinks } from '../footer/Footer.tsx'
import { AnnouncementBar } from '../navbar/AnnouncementBar.tsx'
import { Brand, BrandPlace, ColorModeToggle, LogoLink } from '../navbar/Brand.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'
import {
  hasDrawer,
  MenuButton,
  Navbar,
  NavbarContent,
  NavbarFrame,
  NavbarItemView,
  PlacedItem,
} from '../navbar/Navbar.tsx'
import { PartPlace } from '../overrides/replaceable.tsx'
import { BackToTop, Frame, SkipLink } from '../Page.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { OwnSidebarItem, Sidebar, SidebarItemView } from '../sidebar/SidebarItems.tsx'
import { classNames } from '../texts.tsx'
import { articleParts, Through, usePage, type WithChildren } from './articleParts.tsx'
import { blogParts } from './blogParts.tsx'
import { sourceOf, toSidebarItem } from './partProps.ts'

/** The frame around whatever a site gives it. */
function Layout({ children }: WithChildren) {
  return <Frame page={usePage()}>{children}</Frame>
}

function Announcement() {
  const { announcement, uiLang } = usePage()
  return announcement && <AnnouncementBar announcement={announcement} lang={uiLang} />
}

function OwnFooter() {
  const { footer, uiLang } = usePage()
  return footer && <Footer footer={footer} lang={uiLang} />
}

interface PartLink {
  label?: string
  href?: string
  to?: string
  html?: string
}

const toFooterLink = ({ label, href, to, html, ...link }: PartLink): FooterLink => ({
  label,
  html,
  attributes: {},
  href: href ?? to,
  external: /^https?:/.test(href ?? ''),
  ...sourceOf<FooterLink>(link),
})

type PartColumn = PartLink & { title?: string; items?: PartLink[] }

/** Links in columns, or all in one line. */
function Links({ links }: { links: PartColumn[] }) {
  const columns = links.some(({ items }) => items)
    ? links.map(({ title, items = [] }) => ({ title, links: items.map(toFooterLink) }))
    : [{ links: links.map(toFooterLink) }]
  return <FooterLinks columns={columns} />
}

function LinkItem({ item }: { item: PartLink }) {
  const { href = '', ...link } = toFooterLink(item)
  return <ChromeLink link={{ ...link, href }} kind="footer__link-item" />
}

function FooterLogo() {
  const logo: LogoData | undefined = usePage().footer?.logo
  return logo && <LogoLink logo={logo} className="footer__logo" />
}

function NavbarLogo() {
  return <Brand page={usePage()} />
}

function SearchBar({ className }: { className?: string }) {
  return <SearchBox className={className} searchHref={usePage().searchHref} />
}

/** The search box in the place that other parts put it. */
const NavbarSearch = ({ className, children }: WithChildren & { className?: string }) => (
  <div className={classNames('navbar__search-place', className)}>
    {children ?? (
      <PartPlace name="SearchBar">
        <SearchBar />
      </PartPlace>
    )}
  </div>
)

interface PartNavbarItem extends PartLink {
  type?: string
  value?: string
  className?: string
  items?: PartNavbarItem[]
}

/** An item of the navbar, as it was made or with what a site changed in it. */
const navbarItemPart = (View: typeof NavbarItemView) =>
  function NavbarItemPart(given: PartNavbarItem) {
    const { searchHref, navbar } = usePage()
    const item = findOwnItem(given, [...navbar.left, ...navbar.right]) ?? toNavbarItem(given)
    return <View item={item} searchHref={searchHref} />
  }

const NavbarItemPart = navbarItemPart(NavbarItemView)

const itemOf = (type: string) => (item: PartNavbarItem) => <NavbarItemPart {...{ type, ...item }} />

/** The item of the page for one as the config has it, which says by its type only where it leads. */
function findOwnItem(item: PartNavbarItem, own: NavbarItem[]): NavbarItem | undefined {
  const { type, label } = item
  if (!type || sourceOf(item)) return undefined
  if (/^doc(?:Sidebar|sVersion)?$/.test(type))
    return own.find((each) => each.kind === 'link' && each.label === label)
  const of = { docsVersionDropdown: 'version', localeDropdown: 'locale' }[type]
  return of ? own.find((each) => each.kind === 'dropdown' && each.switches?.of === of) : undefined
}

function toNavbarItem(item: PartNavbarItem): NavbarItem {
  const { type, label, to, href = to, html, value = '', className, items } = item
  const from = sourceOf<NavbarItem>(item)
  const changed = { ...(label !== undefined && { label }), ...(className && { className }) }
  if (from) return { ...from, ...changed } as NavbarItem
  if (type === 'html') return { kind: 'html', value, className }
  if (type === 'search') return { kind: 'search', className }
  if (type?.startsWith('custom-')) return { kind: 'custom', name: type, props: { ...item } }
  const link = { href: href ?? '', external: /^https?:/.test(href ?? ''), active: false, ...changed }
  if (!items) return { kind: 'link', html, attributes: {}, ...link }
  const links = items.map(toNavbarItem).filter((each) => each.kind === 'link' || each.kind === 'html')
  return { kind: 'dropdown', label: '', active: false, ...changed, href, items: links }
}

/** The sidebar of the page. */
function OwnSidebar() {
  const { sidebar, sidebarAutoCollapse, sidebarFilter } = usePage()
  return sidebar && <Sidebar sidebar={sidebar} autoCollapse={sidebarAutoCollapse} filter={sidebarFilter} />
}

type PartItem = Parameters<typeof toSidebarItem>[0]

/** Items of a list that the site draws. */
const Items = ({ items, level = 1 }: { items: PartItem[]; level?: number }) =>
  items.map((item, index) => (
    <SidebarItemView key={index} item={toSidebarItem(item)} level={level} index={index} />
  ))

function Item({ item, level = 1 }: { item: PartItem; level?: number }) {
  const from: SidebarItem = toSidebarItem(item)
  return <OwnSidebarItem item={from} level={level} />
}

interface CopyrightProps {
  copyright: string
}

const Nothing = () => null

/** The parts that pages have in common. */
const frameParts = {
  AnnouncementBar: Announcement,
  'AnnouncementBar/CloseButton': () => (
    <button type="button" className="close" data-announcement-close hidden />
  ),
  'AnnouncementBar/Content': ({ className }: { className?: string }) => (
    <Html className={className} html={usePage().announcement?.content ?? ''} />
  ),
  BackToTopButton: () => <BackToTop />,
  ColorModeToggle: () => <ColorModeToggle />,
  DocPage: Through,
  'DocPage/Layout': Through,
  'DocPage/Layout/Main': Through,
  DocRoot: Through,
  DocsRoot: Through,
  DocVersionRoot: Through,
  'DocRoot/Layout': Through,
  'DocRoot/Layout/Main': Through,
  'DocRoot/Layout/Sidebar': Nothing,
  'DocRoot/Layout/Sidebar/ExpandButton': Nothing,
  DocSidebar: OwnSidebar,
  'DocSidebar/Desktop': OwnSidebar,
  'DocSidebar/Desktop/CollapseButton': Nothing,
  'DocSidebar/Desktop/Content': OwnSidebar,
  'DocSidebar/Mobile': Nothing,
  DocSidebarItem: Item,
  'DocSidebarItem/Category': Item,
  'DocSidebarItem/Html': Item,
  'DocSidebarItem/Link': Item,
  DocSidebarItems: Items,
  ErrorPageContent: Nothing,
  Footer: OwnFooter,
  'Footer/Copyright': ({ copyright }: CopyrightProps) => (
    <Html className="footer__copyright" html={copyright} />
  ),
  'Footer/Layout': FooterLayout,
  'Footer/LinkItem': LinkItem,
  'Footer/Links': Links,
  'Footer/Links/MultiColumn': ({ columns }: { columns: PartColumn[] }) => <Links links={columns} />,
  'Footer/Links/Simple': Links,
  'Footer/Logo': FooterLogo,
  'Icon/ExternalLink': () => <ExternalIcon />,
  IconExternalLink: ExternalIcon,
  'Icon/Home': () => <span className="home-icon" />,
  Layout,
  'Layout/Provider': Through,
  LayoutProviders: Through,
  // The code of a part is there before the page is shown.
  Loading: Nothing,
  Logo: NavbarLogo,
  Navbar: () => <Navbar page={usePage()} />,
  'Navbar/ColorModeToggle': () =>
    usePage().hasColorModeSwitch && (
      <PartPlace name="ColorModeToggle">
        <ColorModeToggle />
      </PartPlace>
    ),
  'Navbar/Content': () => <NavbarContent page={usePage()} />,
  'Navbar/Layout': ({ children }: WithChildren) => <NavbarFrame page={usePage()}>{children}</NavbarFrame>,
  'Navbar/Logo': () => <BrandPlace page={usePage()} name="Logo" />,
  // The menu on narrow screens is the sidebar of the page.
  'Navbar/MobileSidebar': Nothing,
  'Navbar/MobileSidebar/Header': Nothing,
  'Navbar/MobileSidebar/Layout': Nothing,
  'Navbar/MobileSidebar/PrimaryMenu': Nothing,
  'Navbar/MobileSidebar/SecondaryMenu': Nothing,
  'Navbar/MobileSidebar/Toggle': () => hasDrawer(usePage()) && <MenuButton />,
  'Navbar/Search': NavbarSearch,
  NavbarItem: navbarItemPart(PlacedItem),
  // Each of its components is drawn by the site.
  'NavbarItem/ComponentTypes': Nothing,
  'NavbarItem/DefaultNavbarItem': NavbarItemPart,
  'NavbarItem/DocNavbarItem': itemOf('doc'),
  'NavbarItem/DocSidebarNavbarItem': itemOf('docSidebar'),
  'NavbarItem/DocsVersionDropdownNavbarItem': itemOf('docsVersionDropdown'),
  'NavbarItem/DocsVersionNavbarItem': itemOf('docsVersion'),
  'NavbarItem/DropdownNavbarItem': NavbarItemPart,
  'NavbarItem/DropdownNavbarItem/Desktop': NavbarItemPart,
  'NavbarItem/DropdownNavbarItem/Mobile': NavbarItemPart,
  'NavbarItem/HtmlNavbarItem': itemOf('html'),
  'NavbarItem/LocaleDropdownNavbarItem': itemOf('localeDropdown'),
  'NavbarItem/NavbarNavLink': NavbarItemPart,
  'NavbarItem/SearchNavbarItem': itemOf('search'),
  Root: Through,
  SearchBar,
  SiteMetadata: Nothing,
  SkipToContent: () => <SkipLink page={usePage()} />,
}

/** The parts of the theme of Docusaurus as this theme draws them. */
export const ownParts: PartDrawer['parts'] = { ...articleParts, ...blogParts, ...frameParts }
