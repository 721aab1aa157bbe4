import type { LastUpdate } from '../../model/pageData.ts'
import { EditLink } from './EditLink.tsx'
import { LastUpdated } from './LastUpdated.tsx'

interface EditMetaProps {
  className: string
  editUrl?: string
  lastUpdate?: LastUpdate
  uiLang: string
}

/** Where the page can be edited and when it last was. */
export function EditMeta({ className, editUrl, lastUpdate, uiLang }: EditMetaProps) {
  if (!editUrl && !lastUpdate) return null
  return (
    <div className={className}>
      {editUrl && <EditLink href={editUrl} />}
      {lastUpdate && <LastUpdated update={lastUpdate} uiLang={uiLang} />}
    </div>
  )
}
