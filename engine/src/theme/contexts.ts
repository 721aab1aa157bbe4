import { type ComponentType, type Context, createContext, type ReactNode } from 'react'
import type { PostHead } from '../model/blogContent.ts'
import type { ReplaceableName, SlotName } from '../model/overrides.ts'
import type { PageData, PageFacts } from '../model/pageData.ts'
import type { PageLink } from '../model/pageParts.ts'
import type { PlacedPart, ThemePartName } from '../model/themeParts.ts'

/** A context shared by all copies of this module: the bundled components of a site contain a copy of their own. */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const holder = globalThis as { [key: symbol]: Context<Value> | undefined }
  const key = Symbol.for(`sotay.${name}`)
  holder[key] ??= createContext(initial)
  return holder[key]
}

/** Address of the script for the menus of versions and languages; undefined where there are none. */
export const SwitchContext = /* @__PURE__ */ sharedContext<string | undefined>('switch', undefined)

/** Props of a component in a slot. */
export interface SlotProps {
  page: PageFacts
}

/** The components with which a site replaces or fills parts of the theme. */
export interface Overrides {
  // biome-ignore lint/suspicious/noExplicitAny: each has the props of the component that it replaces
  components: Partial<Record<ReplaceableName, ComponentType<any>>>
  slots: Partial<Record<SlotName, ComponentType<SlotProps>[]>>
  /** The files of `src/theme`, by the part of the theme of Docusaurus whose place they take. */
  // biome-ignore lint/suspicious/noExplicitAny: each has the props that the part has in Docusaurus
  parts: Partial<Record<PlacedPart, ComponentType<any>>>
  /** Whether the site draws the frame of pages itself. */
  hasOwnFrame?: boolean
  /** Whether it lays out a blog, too, without its sidebar. */
  hasOwnBlog?: boolean
}

/** What the site overrides, and the page that is rendered: its facts for slots, all of it for the theme. */
export interface OverriddenPage extends Overrides, SlotProps {
  data: PageData
}

/** The site's overrides, and the facts of the page for its slots; undefined where the site overrides nothing. */
export const OverrideContext = /* @__PURE__ */ sharedContext<OverriddenPage | undefined>(
  'overrides',
  undefined,
)

/** The post that is drawn, on its page or in a list; undefined elsewhere. */
export const PostContext = /* @__PURE__ */ sharedContext<PostData | undefined>('post', undefined)

/** What is known of a post where it is drawn: in islands of lists, only which it is. */
export type PostData = WholePost | { head: Pick<PostHead, 'href'>; isPostPage: false }

/** What parts of the theme draw of a post. */
export interface WholePost {
  head: PostHead
  html: string
  tags: PageLink[]
  /** Whether it is drawn on its own page. */
  isPostPage: boolean
}

/** What draws the parts of the theme of Docusaurus as they are here, while the site is built. */
export interface PartDrawer {
  // biome-ignore lint/suspicious/noExplicitAny: each has the props that the part has in Docusaurus
  parts: Record<ThemePartName, ComponentType<any>>
  /** Renders a part by itself, for an island that shows it as HTML; undefined outside of islands. */
  toHtml?(part: ReactNode): string
}

export const PartContext = /* @__PURE__ */ sharedContext<PartDrawer | undefined>('parts', undefined)
