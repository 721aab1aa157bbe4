import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { locate, toSourceText } from '../../markdown/locate.ts'
import { decodePath, joinUrlPath, toRoutePath } from '../../model/paths.ts'
import { outlineOf } from '../outlineOf.ts'
import type { Route } from '../site.ts'
import type { RedirectClaim } from './redirect.ts'

/** Every redirect that the settings and the front matter of pages ask for. */
export function redirectClaims(routes: Route[], config: SiteConfig): RedirectClaim[] {
  return [...configured(config), ...routes.flatMap((route) => aliasesOf(route, config))]
}

function configured(config: SiteConfig): RedirectClaim[] {
  const source = '"redirects" in the config'
  return config.redirects.flatMap(({ from, to }, index) => {
    const where = configPlace(config, 'redirects', index)
    return from.map((path) => ({ path: atBase(path, config), to, source, where }))
  })
}

/** Only aliases that begin with a slash are URLs; others are alternative names of the note, for other tools. */
function aliasesOf(route: Route, config: SiteConfig): RedirectClaim[] {
  const outline = outlineOf(route.target)
  const aliases = outline?.frontMatter.aliases ?? []
  return aliases
    .filter((alias) => alias.startsWith('/'))
    .map((alias) => ({
      path: atBase(alias, config),
      to: route,
      source: outline!.file.source,
      where: whereIs(alias, outline!),
    }))
}

const atBase = (path: string, { baseUrl }: SiteConfig) =>
  toRoutePath(joinUrlPath(baseUrl, decodePath(path) ?? path))

/** Front matter comes first, so the first line that holds the alias is the one. */
function whereIs(alias: string, { file }: DocumentOutline): SourceLocation {
  const text = toSourceText(file)
  const line = text.lines.findIndex((each) => each.includes(alias))
  if (line < 0) return { file: file.source }
  return { ...locate(text, line + 1, text.lines[line]!.indexOf(alias) + 1), length: alias.length }
}
