import { uiText } from '../../model/uiText.ts'

/** Says, to eye and ear, that the link before it leaves the site. */
export function ExternalIcon() {
  return <span className="external-icon" role="img" aria-label={uiText('opensInNewTab')} />
}
