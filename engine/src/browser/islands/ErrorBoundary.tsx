import { Component, type ReactNode } from 'react'
import { CrashNotice } from './CrashNotice.tsx'

interface ErrorBoundaryProps {
  /** The children render the page's `<main>`, so the notice in their place must be a `<main>` too. */
  isMain: boolean
  children: ReactNode
}

interface State {
  /** The thrown value, wrapped in an object because anything can be thrown, even `undefined`. */
  failure?: { error: unknown }
}

/** Shows a notice in place of a component that throws in the browser, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const notice = <CrashNotice error={failure.error} onRetry={() => this.setState({ failure: undefined })} />
    return this.props.isMain ? <main>{notice}</main> : notice
  }
}
