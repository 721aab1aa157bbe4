import { use } from 'react'
import { type UiText, uiText } from '../model/uiText.ts'
import { sharedContext } from './sharedContext.ts'

/** Returns the texts of the interface in the language of the page. */
export const useUiText = (): UiText => use(TextContext)

/** The texts of the interface in the language of the page; English by default. */
export const TextContext = /* @__PURE__ */ sharedContext('text', uiText)
