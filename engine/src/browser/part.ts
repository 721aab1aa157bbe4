import type { SearchStart } from '../model/searchSettings.ts'
import type { ReaderStorage } from './storage.ts'

/** A behaviour of the page: started once, and called each time another page has been put in place. */
export interface Part {
  enterPage?(): void
}

/** What the behaviours are started with. */
export interface SessionSettings {
  baseUrl: string
  /** The files that show previews of links. */
  previews?: string | undefined
  search?: SearchStart
  storage: ReaderStorage
  /** Started before the first paint. */
  colorMode: Part
}
