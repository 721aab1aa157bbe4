import type { NavbarLink } from '../model/chrome.ts'
import type { DocContent, PageData } from '../model/pageData.ts'
import { english } from '../model/words/english.ts'

/** A note for tests; everything optional is left out. */
export function testPage(changes: Partial<PageData> = {}): PageData {
  return {
    href: '/guides/vim',
    homeHref: '/',
    searchHref: '/search',
    hasHomePage: true,
    title: 'Vim',
    documentTitle: 'Vim | Notes',
    siteTitle: 'Notes',
    lang: 'en',
    uiLang: 'en',
    words: english,
    direction: 'ltr',
    textDirection: 'ltr',
    alternates: [{ lang: 'en', url: 'https://notes.example.com/guides/vim' }],
    htmlClasses: [],
    navbar: { title: 'Notes', hideOnScroll: false, left: [], right: [] },
    sidebarHideable: false,
    sidebarAutoCollapse: false,
    hasColorModeSwitch: true,
    content: testDoc(),
    ...changes,
  }
}

/** The article of a note for tests. */
export function testDoc(changes: Partial<DocContent> = {}): DocContent {
  return {
    kind: 'doc',
    html: '<p>Text</p>',
    draft: false,
    unlisted: false,
    breadcrumbs: [],
    tags: [],
    ...changes,
  }
}

/** A link of the navbar for tests. */
export function testLink(label: string, changes: Partial<NavbarLink> = {}): NavbarLink {
  return { kind: 'link', label, href: '/x', external: false, active: false, attributes: {}, ...changes }
}
