import { Component, type ComponentProps, type ReactNode } from 'react'
import { islandWords } from '../../model/words/browserWords.ts'
import { errorMessages } from '../../std/errors.ts'
import { onlyText } from '../pageText.ts'

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
  /** Whether the component had the page's `<main>`, and with it the heading. */
  isPage?: boolean
}

/** Shown in place of a component that threw: the messages of the error and of its causes, and a retry button. */
export function CrashNotice({ error, tryAgain, isPage }: CrashNoticeProps) {
  const Title = isPage ? 'h1' : 'strong'
  const notice = (
    <div className="crash-notice" role="alert">
      <Title>{text(isPage ? 'pageCrashed' : 'partCrashed')}</Title>
      <TryAgainButton onClick={tryAgain} />
      <hr />
      <CrashMessage error={error} />
    </div>
  )
  return isPage ? <main>{notice}</main> : notice
}

const text = (key: keyof typeof islandWords) => onlyText(key, islandWords[key])

export const TryAgainButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props}>
    {text('tryAgain')}
  </button>
)

/** What an error says, and its causes. */
export const CrashMessage = ({ error }: { error: unknown }) => (
  <p>{errorMessages(error).join('\n\nCause:\n')}</p>
)
