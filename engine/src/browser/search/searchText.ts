import { scriptWords } from '../../model/words/scriptWords.ts'
import { searchWords } from '../../model/words/searchWords.ts'
import { pageText } from '../pageText.ts'

/** The texts of the search in the language of the interface. */
export const searchText = pageText({ ...scriptWords, ...searchWords })
