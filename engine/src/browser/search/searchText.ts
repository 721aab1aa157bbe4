import {
  boxWords,
  markWords,
  resultsWords,
  scriptWords,
  searchWords,
} from '../../model/words/browserWords.ts'
import { pageText } from '../pageText.ts'

/** The texts of the search in the language of the interface; each script is left with the tables that it uses. */
export const searchText = /* @__PURE__ */ pageText({
  loading: scriptWords.loading,
  searchFailed: scriptWords.searchFailed,
  retry: scriptWords.retry,
  ...searchWords,
})
export const boxText = /* @__PURE__ */ pageText(boxWords)
export const resultsText = /* @__PURE__ */ pageText(resultsWords)
export const markText = /* @__PURE__ */ pageText(markWords)
