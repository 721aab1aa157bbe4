import { type ReactNode, use } from 'react'
import { elementIds } from '../model/markup.ts'
import type { PageData } from '../model/pageData.ts'
import type { PlacedPart } from '../model/themeParts.ts'
import { OverrideContext } from './contexts.ts'
import { Footer } from './footer/Footer.tsx'
import { PageContent } from './layouts/PageContent.tsx'
import { AnnouncementBar } from './navbar/AnnouncementBar.tsx'
import { Navbar } from './navbar/Navbar.tsx'
import { PartPlace, replaceable, Slot } from './overrides/replaceable.tsx'
import { Drawer } from './sidebar/Drawer.tsx'
import { useUiText } from './texts.tsx'

/** Everything inside `<body>`, in reading order. It is complete without a script. */
export const Page = replaceable('Page', ({ page }: { page: PageData }) => {
  const { title, description } = page
  const content = <PageContent page={page} />
  const children = use(OverrideContext)?.hasOwnFrame ? <Main page={page}>{content}</Main> : content
  const whole = (
    <PartPlace name="Layout" props={{ title, description, children }}>
      <Frame page={page}>{content}</Frame>
    </PartPlace>
  )
  const provided = (
    <PartPlace name="Layout/Provider" props={{ children: whole }}>
      {whole}
    </PartPlace>
  )
  return (
    <PartPlace name="Root" props={{ children: provided }}>
      {provided}
    </PartPlace>
  )
})

interface FrameProps {
  page: PageData
  children: ReactNode
}

/** What all pages have around their content. */
export function Frame({ page, children }: FrameProps) {
  return (
    <>
      <PartPlace name="SkipToContent">
        <SkipLink page={page} />
      </PartPlace>
      <Slot name="announcement-before" />
      <PartPlace name="AnnouncementBar">
        {page.announcement && <AnnouncementBar announcement={page.announcement} lang={page.uiLang} />}
      </PartPlace>
      <PartPlace name="Navbar">
        <Navbar page={page} />
      </PartPlace>
      <Slot name="navbar-after" />
      <Main page={page}>{children}</Main>
      <Slot name="footer-before" />
      <PartPlace name="Footer">{page.footer && <Footer footer={page.footer} lang={page.uiLang} />}</PartPlace>
      <Slot name="footer-after" />
    </>
  )
}

/** What is between navbar and footer: the sidebar, and the content beside it. */
function Main({ page, children }: FrameProps) {
  const main = (
    <PartPlace name={mainParts} props={{ children }}>
      {children}
    </PartPlace>
  )
  return (
    <div id={elementIds.layout} className="theme-layout-main main-wrapper" lang={page.uiLang}>
      <Drawer page={page} />
      {/^(?:doc|generatedIndex)$/.test(page.content.kind)
        ? outerParts.reduce(inPart, inPart(main, rootParts))
        : children}
      <PartPlace name="BackToTopButton">
        <BackToTop />
      </PartPlace>
    </div>
  )
}

/** What is around all notes: the names of a later version and those of an earlier one. */
const rootParts: PlacedPart[] = ['DocRoot', 'DocPage', 'DocRoot/Layout', 'DocPage/Layout']
/** What is around these, from the innermost part. */
const outerParts: PlacedPart[] = ['DocVersionRoot', 'DocsRoot']

const inPart = (children: ReactNode, name: PlacedPart | PlacedPart[]) => (
  <PartPlace name={name} props={{ children }}>
    {children}
  </PartPlace>
)

/** The name of a later version and that of an earlier one. */
const mainParts: PlacedPart[] = ['DocRoot/Layout/Main', 'DocPage/Layout/Main']

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
