import { uiText } from '../model/uiText.ts'
import { sharedContext } from './sharedContext.ts'

/** The texts of the interface in the language of the page; English by default. */
export const TextContext = sharedContext('text', uiText)
