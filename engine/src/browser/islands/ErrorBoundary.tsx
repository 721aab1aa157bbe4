import { Component, type ReactNode } from 'react'

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
