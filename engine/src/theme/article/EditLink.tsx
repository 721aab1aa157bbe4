import { externalAttributes } from '../content/externalAttributes.ts'
import { useUiText } from '../useUiText.ts'

/** Leads to the page's source, where it can be changed. */
export function EditLink({ href }: { href: string }) {
  const uiText = useUiText()
  return (
    <a className="theme-edit-this-page" href={href} {...externalAttributes(true)}>
      {uiText('editThisPage')}
    </a>
  )
}
