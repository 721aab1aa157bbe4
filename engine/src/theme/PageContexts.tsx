import type { ReactNode } from 'react'
import { type PageData, toPageFacts } from '../model/pageData.ts'
import { createUiText } from '../model/uiText.ts'
import { OverrideContext, type Overrides, SwitchContext } from './contexts.ts'
import { TextContext } from './texts.tsx'

interface PageContextsProps {
  page: PageData
  /** Left out when the site overrides nothing. */
  overrides?: Overrides
  children: ReactNode
}

/** Provides components anywhere on a page with its texts, its switch script and the site's overrides. */
export function PageContexts({ page, overrides, children }: PageContextsProps) {
  return (
    <TextContext value={createUiText(page.words, page.uiLang)}>
      <SwitchContext value={page.switchScript}>
        <OverrideContext value={overrides && { ...overrides, page: toPageFacts(page), data: page }}>
          {children}
        </OverrideContext>
      </SwitchContext>
    </TextContext>
  )
}
