import type { MouseEvent, Ref } from 'react'
import type { SearchSettings } from '../../model/searchSettings.ts'
import { HitOption, QueryProblems, RecentOption } from './Hit.tsx'
import { moreLink, optionHrefs, type PopupState, popupTexts } from './popupState.ts'
import { searchText } from './searchText.ts'

interface SuggestionPopupProps {
  /** Id of the list of options, with which those of its options begin. */
  id: string
  state: PopupState
  settings: SearchSettings
  list: Ref<HTMLDivElement>
  /** The reader clicks on something in the popup. */
  clicked: (event: MouseEvent) => void
  retry: () => void
  forget: () => void
}

/** The popup below a search box: suggestions, one of them chosen, or a message in their place. */
export function SuggestionPopup({ id, state, settings, list, clicked, retry, forget }: SuggestionPopupProps) {
  const { content } = state
  const { note, status } = popupTexts(content)
  const more = moreLink(content, settings)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter clicks links, too */}
      <div
        className="search-popup"
        hidden={content.kind === 'nothing'}
        onClick={clicked}
        onAuxClick={clicked}
      >
        <div className="search-note" hidden={note === ''}>
          {note}
          {content.kind === 'failed' && <NoteButton label={searchText('retry')} act={retry} />}
          {content.kind === 'recent' && <NoteButton label={searchText('clearRecentSearches')} act={forget} />}
        </div>
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={searchText('suggestions')}
          // The focus stays in the box, whose keys are handled.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Options id={id} state={state} settings={settings} />
        </div>
        <div className="search-end">
          <div className="search-problems">
            {content.kind === 'answer' && (
              <QueryProblems errors={content.answer.errors} query={content.query} />
            )}
          </div>
          <div className="search-all">{more && <a href={more.href}>{more.label}</a>}</div>
        </div>
      </div>
      <span className="sr-only" role="status">
        {status}
      </span>
    </>
  )
}

function NoteButton({ label, act }: { label: string; act: () => void }) {
  return (
    <button type="button" onClick={act}>
      {label}
    </button>
  )
}

function Options({
  id,
  state: { content, choice },
  settings,
}: Pick<SuggestionPopupProps, 'id' | 'state' | 'settings'>) {
  return optionHrefs(content, settings).map((href, index) => {
    const option = { href, id: `${id}-${index}`, isChosen: index === choice }
    // By its address, so that a click in progress is not lost when snippets arrive.
    if (content.kind === 'recent')
      return <RecentOption key={href} query={content.queries[index]!} {...option} />
    const hit = content.kind === 'answer' && content.answer.hits[index]
    return hit && <HitOption key={`${href} ${index}`} {...{ hit, settings }} {...option} />
  })
}
