import { elementIds } from '../model/elementIds.ts'
import type { PageData } from '../model/pageData.ts'
import { createUiText } from '../model/uiText.ts'
import { Footer } from './footer/Footer.tsx'
import { BackToTop } from './layouts/BackToTop.tsx'
import { PageContent } from './layouts/PageContent.tsx'
import { SkipLink } from './layouts/SkipLink.tsx'
import { AnnouncementBar } from './navbar/AnnouncementBar.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { SwitchContext } from './SwitchContext.ts'
import { Drawer } from './sidebar/Drawer.tsx'
import { TextContext } from './TextContext.ts'

/** Everything inside `<body>`, in reading order. It is complete without a script. */
export function Page({ page }: { page: PageData }) {
  return (
    <TextContext value={createUiText(page.words, page.uiLang)}>
      <SwitchContext value={page.switchScript}>
        <SkipLink page={page} />
        {page.announcement && <AnnouncementBar announcement={page.announcement} lang={page.uiLang} />}
        <Navbar page={page} />
        <div id={elementIds.layout} className="theme-layout-main main-wrapper" lang={page.uiLang}>
          <Drawer page={page} />
          <PageContent page={page} />
          <BackToTop />
        </div>
        {page.footer && <Footer footer={page.footer} lang={page.uiLang} />}
      </SwitchContext>
    </TextContext>
  )
}
