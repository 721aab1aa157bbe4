/** A picture in the navbar or footer, in one or two colour modes. */
export interface Logo {
  src: string
  srcDark?: string
  alt: string
  href: string
  target?: string
  width?: number | string
  height?: number | string
  className?: string
}

/** A navbar link, ready to render: its address and whether it is the current one are known. */
export interface NavbarLink {
  kind: 'link'
  label?: string
  /** HTML in place of the label. */
  html?: string
  href: string
  external: boolean
  active: boolean
  className?: string
  /** Further attributes from the config, such as `target` or `aria-label`. */
  attributes: Record<string, string>
  /** Set for a link that follows the version the reader chose. */
  switches?: NavbarSwitch
}

/** What a script does for a version or locale switch: it keeps query and hash of the page, and remembers a version. */
export interface NavbarSwitch {
  of: 'version' | 'locale'
  /** The set of docs whose chosen version is remembered. */
  docsId?: string
  /** All existing versions. A remembered version that is not among them is forgotten. */
  names?: string[]
  /** Whether the page belongs to none of the versions, so that the remembered one is shown. */
  isOutside?: boolean
}

export interface NavbarDropdown {
  kind: 'dropdown'
  label: string
  /** What it is called, where it has no text. */
  name?: string
  href?: string
  active: boolean
  className?: string
  items: (NavbarLink | NavbarHtml)[]
  switches?: NavbarSwitch
}

export interface NavbarHtml {
  kind: 'html'
  value: string
  className?: string
}

/** The place of the search box. */
export interface NavbarSearch {
  kind: 'search'
  className?: string
}

/** An item that a component of the site draws. */
export interface NavbarCustom {
  kind: 'custom'
  name: string
  props: Record<string, unknown>
  className?: string
}

export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHtml | NavbarSearch | NavbarCustom

export interface Navbar {
  title: string
  logo?: Logo
  style?: 'dark' | 'primary'
  hideOnScroll: boolean
  left: NavbarItem[]
  right: NavbarItem[]
}

export interface FooterLink {
  label?: string
  href?: string
  html?: string
  external: boolean
  className?: string
  attributes: Record<string, string>
}

/** Links in columns with titles, or in one line when no column has one. */
export interface Footer {
  style: 'light' | 'dark'
  logo?: Logo
  /** HTML. */
  copyright?: string
  columns: { title?: string; className?: string; links: FooterLink[] }[]
}
