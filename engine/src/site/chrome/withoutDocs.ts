import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { describeItem } from './describeItem.ts'
import type { AnyItemConfig, NavbarSources } from './navbarConfig.ts'

/** Reports a navbar item that names a set of docs which the site does not have. */
export function withoutDocs(
  item: AnyItemConfig,
  docsId: string,
  { site }: Pick<NavbarSources, 'site'>,
): Diagnostic {
  const ids = site.config.docs.map(({ id }) => id)
  return diagnose('navbar-without-docs', [describeItem(item), docsId, ids])
}
