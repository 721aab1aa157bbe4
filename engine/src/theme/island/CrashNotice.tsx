import { errorMessages } from '../../std/errorMessages.ts'
import { useUiText } from '../useUiText.ts'

/** What stands in the place of something that threw: the messages of the error and of its causes, and a way out. */
export function CrashNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const uiText = useUiText()
  return (
    <div className="crash-notice" role="alert">
      <h1>{uiText('pageCrashed')}</h1>
      <button type="button" onClick={onRetry}>
        {uiText('tryAgain')}
      </button>
      <hr />
      <p>{errorMessages(error).join('\n\nCause:\n')}</p>
    </div>
  )
}
