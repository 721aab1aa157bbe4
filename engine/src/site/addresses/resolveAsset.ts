import { isExternalUrl } from '../../model/paths.ts'
import { encodeUrl } from './encodeUrl.ts'
import { ensureBaseUrl } from './ensureBaseUrl.ts'

/** The address of a picture that the settings name: a path in a static folder, or a full address. */
export function resolveAsset(src: string, baseUrl: string): string {
  return isExternalUrl(src) ? src : encodeUrl(ensureBaseUrl(src, baseUrl))
}
