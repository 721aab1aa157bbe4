import { mergeAddress } from '../model/mergeAddress.ts'

// The page at a former address: what was asked for along with it, query and hash, goes on to the new one.
location.replace(mergeAddress(document.currentScript!.dataset.to!, location))
