import type { PageData } from '../model/pageData.ts'
import { fileHref } from '../site/addresses/fileHref.ts'
import { hasChoices } from '../site/hasChoices.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'

type PageScripts = Pick<PageData, 'switchScript' | 'copyPage' | 'offlineScript'>

/** The scripts of parts that stand on some pages only. `markdownHref` is where the page stands as Markdown. */
export function pageScripts(
  { target }: Route,
  { site, bundle }: Renderer,
  markdownHref: string | undefined,
): PageScripts {
  const { config } = site
  const isCopied = config.machineReaders.copyPage && markdownHref !== undefined
  return {
    ...(hasChoices(site) && { switchScript: fileHref(bundle.switches.output, config) }),
    ...(isCopied && { copyPage: { href: markdownHref, script: fileHref(bundle.copyPage.output, config) } }),
    ...(target.kind === 'offline' && { offlineScript: fileHref(bundle.offline.script.output, config) }),
  }
}
