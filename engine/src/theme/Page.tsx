import { elementIds } from '../model/markup.ts'
import type { PageData } from '../model/pageData.ts'
import { Footer } from './footer/Footer.tsx'
import { PageContent } from './layouts/PageContent.tsx'
import { AnnouncementBar } from './navbar/AnnouncementBar.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { replaceable, Slot } from './overrides/replaceable.tsx'
import { Drawer } from './sidebar/Drawer.tsx'
import { useUiText } from './texts.tsx'

/** Everything inside `<body>`, in reading order. It is complete without a script. */
export const Page = replaceable('Page', ({ page }: { page: PageData }) => (
  <>
    <SkipLink page={page} />
    <Slot name="announcement-before" />
    {page.announcement && <AnnouncementBar announcement={page.announcement} lang={page.uiLang} />}
    <Navbar page={page} />
    <Slot name="navbar-after" />
    <div id={elementIds.layout} className="theme-layout-main main-wrapper" lang={page.uiLang}>
      <Drawer page={page} />
      <PageContent page={page} />
      <BackToTop />
    </div>
    <Slot name="footer-before" />
    {page.footer && <Footer footer={page.footer} lang={page.uiLang} />}
    <Slot name="footer-after" />
  </>
))

/**
 * The first stop of the Tab key. A React page may lack the theme's `<main>`, so there it leads to the element around
 * the page.
 */
export function SkipLink({ page }: { page: PageData }) {
  const uiText = useUiText()
  const target = page.content.kind === 'reactPage' ? elementIds.layout : elementIds.main
  return (
    <div role="region" aria-label={uiText('skipToMainContent')} lang={page.uiLang}>
      <a className="skip-link" href={`#${target}`}>
        {uiText('skipToMainContent')}
      </a>
    </div>
  )
}

/** Appears when the reader scrolls up from far down; a script decides when. */
export const BackToTop = replaceable('BackToTop', () => {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="theme-back-to-top-button"
      aria-label={uiText('scrollBackToTop')}
      hidden
    />
  )
})
