import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Href, OutputPath, RoutePath } from '../../model/paths.ts'
import type { Route } from '../site.ts'

/** A former address that leads on. */
export interface Redirect {
  path: RoutePath
  output: OutputPath
  /** Where it leads. */
  to: Href
  /** The page there; undefined for what is elsewhere or no page. */
  route: Route | undefined
}

/** A redirect as it was asked for. */
export interface RedirectClaim {
  /** Base included. */
  path: RoutePath
  /** An address as the settings write it, or the page itself. */
  to: string | Route
  /** What asks for it, as people would name it. */
  source: string
  where: SourceLocation
}
