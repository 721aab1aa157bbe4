import { Component, type ReactNode } from 'react'
import { CrashNotice } from './CrashNotice.tsx'

interface ErrorBoundaryProps {
  /** What is kept apart is the main part of the page, and so is what takes its place. */
  isMain?: boolean
  children: ReactNode
}

interface State {
  /** What was thrown, in an object of its own because anything can be thrown. */
  failure?: { error: unknown }
}

/** Keeps a component that throws from taking the rest with it. It acts in the browser; at build a throw is a mistake to mend. */
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
