import { uiText } from '../../model/uiText.ts'
import { externalAttributes } from '../content/externalAttributes.ts'

/** Leads to the page's source, where it can be changed. */
export function EditLink({ href }: { href: string }) {
  return (
    <a className="theme-edit-this-page" href={href} {...externalAttributes(true)}>
      {uiText('editThisPage')}
    </a>
  )
}
