import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { createText } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/browserWords.ts'
import { OfflineControls } from '../../theme/offline/OfflineControls.tsx'
import { downloadSite } from './downloadSite.ts'
import { type OfflineState, readOfflineState, removeSite } from './offlineState.ts'
import { type OfflineLanguage, offlineView } from './offlineView.ts'

/** Lets the reader keep the whole site on the device, update and remove it. */
export function hydrate(island: HTMLElement): () => void {
  const { offlineSite, words, label } = island.dataset
  const locale = document.documentElement.lang
  const language = { text: createText<typeof offlineWords>(JSON.parse(words!), locale), locale }
  const site = offlineSite ? JSON.parse(offlineSite) : undefined
  const root = hydrateRoot(island, <OfflinePanel site={site} language={language} label={label!} />)
  return () => root.unmount()
}

interface OfflinePanelProps {
  /** Undefined with the dev server. */
  site: OfflineSite | undefined
  language: OfflineLanguage
  label: string
}

/** The controls of the offline copy, with its state. */
function OfflinePanel({ site, language, label }: OfflinePanelProps) {
  const [state, setState] = useState<OfflineState>({ kind: 'unknown' })
  const status = useRef<HTMLParagraphElement>(null)
  const [copy] = useState(
    () => site && createOfflineCopy(site, (next) => keepFocus(status.current, () => setState(next))),
  )
  useEffect(() => {
    if (copy) void copy.look()
    else setState({ kind: 'notHere' })
    return copy?.stop
  }, [copy])
  const view = offlineView(state, site, language)
  const removeLabel = language.text('removeOffline')
  return <OfflineControls {...{ view, label, removeLabel, status }} act={copy?.act} remove={copy?.remove} />
}

/** Moves the focus to the message if the change hides the button that has it: there would be none on the page. */
function keepFocus(status: HTMLElement | null, change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused?.matches('[hidden]') && status?.parentElement?.contains(focused)) status.focus()
}

/** Downloads, updates and removes the offline copy of a site as the reader asks, and shows each state. */
function createOfflineCopy(site: OfflineSite, show: (state: OfflineState) => void) {
  let underWay: AbortController | undefined
  const stop = () => underWay?.abort()
  const look = async () => show(await readOfflineState(site))
  const keep = async () => {
    let done = 0
    const progress = (there: number) => {
      done = there
      show({ kind: 'keeping', done })
    }
    underWay = new AbortController()
    progress(0)
    try {
      await downloadSite(site, { stop: underWay, progress })
      await look()
    } catch (error) {
      show({ kind: 'stopped', done, reason: reasonOf(error) })
    }
    underWay = undefined
  }
  const remove = async () => {
    await removeSite(site)
    await look()
  }
  return { look, remove, stop, act: () => (underWay ? stop() : void keep()) }
}

/** The message of an error; undefined when the reader stopped the download. */
function reasonOf(error: unknown): string | undefined {
  const { name, message } = error as Error
  return name === 'AbortError' ? undefined : message
}
