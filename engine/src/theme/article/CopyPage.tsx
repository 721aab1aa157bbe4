import type { PageData } from '../../model/pageData.ts'
import { useUiText } from '../useUiText.ts'

/** Copies the page as Markdown; without scripts it leads to that Markdown (`browser/copyPage.ts`). */
export function CopyPage({ href, script }: NonNullable<PageData['copyPage']>) {
  const uiText = useUiText()
  return (
    <sotay-island data-files={script} data-when="touched">
      <a className="copy-page" href={href} data-held data-copied={uiText('pageCopied')}>
        {uiText('copyPage')} <span role="status" />
      </a>
    </sotay-island>
  )
}
