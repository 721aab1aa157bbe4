import type { PageData } from '../model/pageData.ts'
import { fileHref } from '../site/addresses.ts'
import { hasChoices } from '../site/hasChoices.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'

type PageScripts = Pick<PageData, 'switchScript' | 'copyPage' | 'offlineScript'>

/** The scripts that only some pages need. `markdownHref` is the URL of the page's Markdown copy. */
export function pageScripts(
  { target }: Route,
  { site, bundle: { parts } }: Renderer,
  markdownHref: string | undefined,
): PageScripts {
  const { config } = site
  const isCopied = config.machineReaders.copyPage && markdownHref !== undefined
  return {
    ...(hasChoices(site) && { switchScript: fileHref(parts.switches.script.output, config) }),
    ...(isCopied && {
      copyPage: { href: markdownHref, script: fileHref(parts.copyPage.script.output, config) },
    }),
    ...(target.kind === 'offline' && { offlineScript: fileHref(parts.offline.script.output, config) }),
  }
}
