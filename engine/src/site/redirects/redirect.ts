import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Href, OutputPath, RoutePath } from '../../model/paths.ts'
import type { Route } from '../site.ts'

/** A redirect from an old URL. */
export interface Redirect {
  path: RoutePath
  output: OutputPath
  /** Where it leads. */
  to: Href
  /** The page there; undefined for other sites and for files. */
  route: Route | undefined
}

/** A redirect as it was asked for. */
export interface RedirectClaim {
  /** Base included. */
  path: RoutePath
  /** An address as the settings write it, or the page itself. */
  to: string | Route
  /** The file or setting that asks for it, for error messages. */
  source: string
  where: SourceLocation
}
