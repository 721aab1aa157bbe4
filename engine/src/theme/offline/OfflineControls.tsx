import type { RefObject } from 'react'

/** What the controls of the offline copy show. */
export interface OfflineView {
  message: string
  /** Label of the button that starts, continues or stops the download. */
  action?: string
  canRemove?: boolean
  /** Files fetched so far, during a download. */
  progress?: { done: number; count: number }
}

interface OfflineControlsProps {
  view: OfflineView
  /** What the progress bar is about. */
  label: string
  removeLabel: string
  act?: () => void
  remove?: () => void
  /** The message, which can take the focus. */
  status?: RefObject<HTMLParagraphElement | null>
}

/** Message, progress bar and buttons. All of them are always there, so that screen readers announce each message. */
export function OfflineControls({ view, label, removeLabel, act, remove, status }: OfflineControlsProps) {
  const { message, progress, action, canRemove } = view
  return (
    <>
      <p className="offline-status" role="status" tabIndex={-1} ref={status}>
        {message}
      </p>
      <progress
        className="offline-progress"
        aria-label={label}
        hidden={!progress}
        value={progress?.done}
        max={progress?.count}
      />
      <p className="offline-buttons">
        <button type="button" hidden={!action} onClick={act}>
          {action}
        </button>
        <button type="button" hidden={!canRemove} onClick={remove}>
          {removeLabel}
        </button>
      </p>
    </>
  )
}
