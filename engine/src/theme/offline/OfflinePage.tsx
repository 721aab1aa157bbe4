import type { PageData } from '../../model/pageData.ts'
import { offlineTexts } from '../../model/uiText.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { useUiText } from '../useUiText.ts'

/**
 * Offers to keep the whole site on the device (`browser/offline/offline.ts`). `data-offline-site` is filled in once
 * all files are built, so it is empty with the dev server.
 */
export function OfflinePage({ page }: { page: PageData }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title}>
        <p>{uiText('offlineOffer')}</p>
      </PageHeader>
      <sotay-island
        data-files={page.offlineScript}
        data-when="now"
        data-offline-site=""
        data-words={JSON.stringify(offlineTexts(page.words))}
      >
        <p className="offline-status" role="status" tabIndex={-1}>
          {uiText('offlineNeedsScript')}
        </p>
        <progress className="offline-progress" aria-label={page.title} hidden />
        <p className="offline-buttons">
          <button type="button" hidden />
          <button type="button" hidden>
            {uiText('removeOffline')}
          </button>
        </p>
      </sotay-island>
    </DocLayout>
  )
}
