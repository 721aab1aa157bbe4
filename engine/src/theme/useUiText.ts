import { use } from 'react'
import type { UiText } from '../model/uiText.ts'
import { TextContext } from './TextContext.ts'

/** Returns the texts of the interface in the language of the page. */
export const useUiText = (): UiText => use(TextContext)
