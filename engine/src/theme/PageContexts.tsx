import type { ReactNode } from 'react'
import type { PageData } from '../model/pageData.ts'
import { toPageFacts } from '../model/pageFacts.ts'
import { createUiText } from '../model/uiText.ts'
import { OverrideContext, type Overrides } from './overrides/OverrideContext.ts'
import { SwitchContext } from './SwitchContext.ts'
import { TextContext } from './TextContext.ts'

interface PageContextsProps {
  page: PageData
  /** Left out: all is the theme's. */
  overrides?: Overrides
  children: ReactNode
}

/** What components anywhere on a page may ask for: its words, the help with its switches, what the site puts into it. */
export function PageContexts({ page, overrides, children }: PageContextsProps) {
  return (
    <TextContext value={createUiText(page.words, page.uiLang)}>
      <SwitchContext value={page.switchScript}>
        <OverrideContext value={overrides && { ...overrides, page: toPageFacts(page) }}>
          {children}
        </OverrideContext>
      </SwitchContext>
    </TextContext>
  )
}
