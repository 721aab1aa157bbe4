import { scriptWords, searchWords } from '../../model/words/browserWords.ts'
import { pageText } from '../pageText.ts'

/** The texts of the search in the language of the interface. */
export const searchText = pageText({ ...scriptWords, ...searchWords })
