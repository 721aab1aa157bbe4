import { useUiText } from '../useUiText.ts'

/** Says, to eye and ear, that the link before it leaves the site. */
export function ExternalIcon() {
  const uiText = useUiText()
  return <span className="external-icon" role="img" aria-label={uiText('opensInNewTab')} />
}
