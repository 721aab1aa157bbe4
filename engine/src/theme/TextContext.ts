import { createContext } from 'react'
import { type UiText, uiText } from '../model/uiText.ts'

/** The texts of the interface in the language of the page; English where nobody says. */
export const TextContext = createContext<UiText>(uiText)
