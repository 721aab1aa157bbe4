import { mergeAddress } from '../model/paths.ts'

// The script of a redirect page: passes query and hash on to the new address.
location.replace(mergeAddress(document.currentScript!.dataset.to!, location))
