import type { PageContent, PageData } from './pageData.ts'

type WithoutHtml<Value> = Value extends (infer Item)[]
  ? WithoutHtml<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends 'html' ? never : Key]: WithoutHtml<Value[Key]> }
    : Value

type Frame = 'words' | 'navbar' | 'footer' | 'announcement' | 'sidebar' | 'sidebarFilter' | 'htmlClasses'

/** The data of a page without its HTML and the parts around it: small enough to send to the browser with an island. */
export interface PageFacts extends WithoutHtml<Omit<PageData, Frame | 'content'>> {
  content: WithoutHtml<PageContent>
}

/** Removes HTML and the parts around the page from its data. */
export function toPageFacts(page: PageData): PageFacts {
  const { words, navbar, footer, announcement, sidebar, sidebarFilter, htmlClasses, ...facts } = page
  return JSON.parse(JSON.stringify(facts, (key, value) => (key === 'html' ? undefined : value)))
}

interface SiteTitle {
  title: string
  titleDelimiter: string
}

/** `{page} | {site}`, or the site alone when the page has no other name. */
export function documentTitle(page: string, { title, titleDelimiter }: SiteTitle): string {
  const own = page.trim()
  return own === '' || own === title ? title : `${own} ${titleDelimiter} ${title}`
}
