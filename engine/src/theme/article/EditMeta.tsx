import type { LastUpdate, PageData } from '../../model/pageData.ts'
import { CopyPage } from './CopyPage.tsx'
import { EditLink } from './EditLink.tsx'
import { LastUpdated } from './LastUpdated.tsx'

interface EditMetaProps {
  className: string
  editUrl?: string
  lastUpdate?: LastUpdate
  page: Pick<PageData, 'uiLang' | 'copyPage'>
}

/** The row with edit link, last change and "copy page". */
export function EditMeta({ className, editUrl, lastUpdate, page }: EditMetaProps) {
  if (!editUrl && !lastUpdate && !page.copyPage) return null
  return (
    <div className={className}>
      {editUrl && <EditLink href={editUrl} />}
      {lastUpdate && <LastUpdated update={lastUpdate} uiLang={page.uiLang} />}
      {page.copyPage && <CopyPage {...page.copyPage} />}
    </div>
  )
}
