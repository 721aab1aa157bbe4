import { Component, type ReactNode } from 'react'
import { islandWords } from '../../model/words/browserWords.ts'
import { errorMessages } from '../../std/errors.ts'
import { pageText } from '../pageText.ts'

interface ErrorBoundaryProps {
  /** Renders what is shown in place of the children. Without it, the next boundary around decides. */
  fallback?: (failure: { error: unknown; tryAgain: () => void }) => ReactNode
  children?: ReactNode
}

interface State {
  /** The thrown value, wrapped in an object because anything can be thrown, even `undefined`. */
  failure?: { error: unknown }
}

/** Shows something else in place of a component that throws in the browser, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    const { fallback, children } = this.props
    if (!failure) return children
    if (!fallback) throw failure.error
    return fallback({ ...failure, tryAgain: () => this.setState({ failure: undefined }) })
  }
}

interface CrashNoticeProps {
  error: unknown
  tryAgain: () => void
  /** Whether the component was the whole page, which has no other heading then. */
  isPage?: boolean
}

/** Shown in place of a component that threw: the messages of the error and of its causes, and a retry button. */
export function CrashNotice({ error, tryAgain, isPage }: CrashNoticeProps) {
  const text = pageText(islandWords)
  return (
    <div className="crash-notice" role="alert">
      {isPage ? <h1>{text('pageCrashed')}</h1> : <strong>{text('partCrashed')}</strong>}
      <button type="button" onClick={tryAgain}>
        {text('tryAgain')}
      </button>
      <hr />
      <p>{errorMessages(error).join('\n\nCause:\n')}</p>
    </div>
  )
}
