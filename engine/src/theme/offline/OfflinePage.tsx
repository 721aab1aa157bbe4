import type { PageData } from '../../model/pageData.ts'
import { offlineTexts } from '../../model/uiText.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { useUiText } from '../texts.tsx'
import { OfflineControls } from './OfflineControls.tsx'

/**
 * Offers to keep the whole site on the device (`browser/offline/offline.tsx`). `data-offline-site` is filled in once
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
        data-label={page.title}
        data-words={JSON.stringify(offlineTexts(page.words))}
      >
        <OfflineControls
          view={{ message: uiText('offlineNeedsScript') }}
          label={page.title}
          removeLabel={uiText('removeOffline')}
        />
      </sotay-island>
    </DocLayout>
  )
}
