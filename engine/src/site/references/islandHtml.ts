import { type HydrateTime, islandTag } from '../../model/markup.ts'
import { attribute } from './resolvedReference.ts'

/** Wraps HTML into an island that a script of the engine takes over; `code` is the URL of the script. */
export function islandHtml(html: string, code: string, when: HydrateTime): string {
  return `<${islandTag}${attribute('data-files', code)} data-when="${when}">${html}</${islandTag}>`
}
