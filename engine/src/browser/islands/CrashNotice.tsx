import { islandWords } from '../../model/words/browserWords.ts'
import { errorMessages } from '../../std/errors.ts'
import { pageText } from '../pageText.ts'

/** Shown in place of a component that threw: the messages of the error and of its causes, and a retry button. */
export function CrashNotice({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  const text = pageText(islandWords)
  return (
    <div className="crash-notice" role="alert">
      <h1>{text('pageCrashed')}</h1>
      <button type="button" onClick={tryAgain}>
        {text('tryAgain')}
      </button>
      <hr />
      <p>{errorMessages(error).join('\n\nCause:\n')}</p>
    </div>
  )
}
