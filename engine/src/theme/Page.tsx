import { elementIds } from '../model/markup.ts'
import type { PageData } from '../model/pageData.ts'
import { Footer } from './footer/Footer.tsx'
import { BackToTop } from './layouts/BackToTop.tsx'
import { PageContent } from './layouts/PageContent.tsx'
import { SkipLink } from './layouts/SkipLink.tsx'
import { AnnouncementBar } from './navbar/AnnouncementBar.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { replaceable } from './overrides/replaceable.tsx'
import { Slot } from './overrides/Slot.tsx'
import { Drawer } from './sidebar/Drawer.tsx'

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
