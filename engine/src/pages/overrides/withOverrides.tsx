import { type ComponentType, createElement, type PropsWithChildren, type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Override, OverrideBundle, OverrideIsland } from '../../bundle/bundle.ts'
import type { PageData } from '../../model/pageData.ts'
import { OverrideContext, type Overrides, PartContext, PostContext } from '../../theme/contexts.ts'
import { postProp } from '../../theme/island/islandProps.tsx'
import { NoteContext } from '../../theme/notes/noteContext.ts'
import { PageContexts } from '../../theme/PageContexts.tsx'
import { ownParts } from '../../theme/parts/ownParts.tsx'
import {
  collectStyles,
  createNoteEnvironment,
  type NotePage,
  toNoteIsland,
} from '../live/noteEnvironment.tsx'

interface OverriddenPage {
  page: PageData
  overrides: Overrides
  /** The context for rendering components of the site. */
  components: NotePage
  islands: ReadonlyMap<string, OverrideIsland>
}

/** Renders a page with the site's components. Those that need a browser become islands. */
export function withOverrides(children: ReactNode, overridden: OverriddenPage): ReactNode {
  const { page, overrides, components, islands } = overridden
  const renderIsland = (
    component: ComponentType<PropsWithChildren>,
    key: string,
    props: PropsWithChildren,
  ) => {
    const files = islands.get(key)
    if (!files) return createElement(component, props)
    components.part = { name: `<${files.name}>`, where: { file: files.source } }
    // Elements among the props are rendered to HTML separately, so they need the contexts again.
    const given = { ...overridden, overrides: use(OverrideContext) ?? overrides }
    const post = use(PostContext)
    const around = (node: ReactNode) => withOverrides(<PostContext value={post}>{node}</PostContext>, given)
    const toHtml = (part: ReactNode) => renderToStaticMarkup(around(part))
    const WithParts = (own: object) => (
      <PartContext value={{ parts: ownParts, toHtml }}>{createElement(component, own)}</PartContext>
    )
    const ofList = post && !post.isPostPage && { [postProp]: post.head.href }
    const Island = toNoteIsland(WithParts, files, { key, page: components, around })
    return createElement(Island, { ...props, ...ofList })
  }
  return (
    <NoteContext value={{ ...createNoteEnvironment(components), renderIsland }}>
      <PartContext value={{ parts: ownParts }}>
        <PageContexts page={page} overrides={overrides}>
          {collectStyles(children, components)}
        </PageContexts>
      </PartContext>
    </NoteContext>
  )
}

/**
 * Assigns the site's components to the parts and slots of the theme. `last` returns the one rendered last, which is the
 * one that threw.
 */
export function createOverrides({ overrides: found }: Pick<OverrideBundle, 'overrides'>) {
  let current = found[0]!
  const overrides: Overrides = { components: {}, slots: {}, parts: {} }
  for (const override of found) {
    const { key, isFrame } = override
    if (isFrame) overrides[key[1] === 'Layout' ? 'hasOwnFrame' : 'hasOwnBlog'] = true
    const Tracked = (props: object) => {
      current = override
      return drawOverride(override, props)
    }
    if (key[0] === 'components') overrides.components[key[1]] = Tracked
    else if (key[0] === 'theme') overrides.parts[key[1]] = Tracked
    else overrides.slots[key[1]] = [...(overrides.slots[key[1]] ?? []), Tracked]
  }
  return { overrides, last: (): Override => current }
}

/** One part is a table of components; the props name one of them. */
function drawOverride({ key, component }: Override, props: object): ReactNode {
  if (key[1] !== 'NavbarItem/ComponentTypes') return createElement(component as ComponentType, props)
  const { type = '', ...given } = props as { type?: string }
  const Item = (component as Record<string, ComponentType>)[type]
  return Item ? createElement(Item, given) : null
}
