import { externalAttributes } from '../content/externalAttributes.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** Leads to the page's source, where it can be changed. */
export const EditLink = replaceable('EditLink', ({ href }: { href: string }) => {
  const uiText = useUiText()
  return (
    <a className="theme-edit-this-page" href={href} {...externalAttributes(true)}>
      {uiText('editThisPage')}
    </a>
  )
})
