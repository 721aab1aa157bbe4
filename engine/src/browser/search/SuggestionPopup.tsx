import { type ComponentProps, type MouseEvent, type Ref, type RefObject, useEffect, useState } from 'react'
import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { allowsPrefetch } from '../navigation/prefetch.ts'
import { AnswerHit, PageHits, RecentHit } from './Hit.tsx'
import { firstPartly, groupHits, shownHits } from './hitGroups.ts'
import type { Preview } from './Preview.tsx'
import { moreLink, optionHrefs, type PopupContent, type PopupState, popupTexts } from './popupState.ts'
import { InsteadNote, NothingFound, QueryProblems } from './SearchNotes.tsx'
import { boxText, searchText } from './searchText.ts'

/** The code of the preview; `bundle/bundle.ts` fills in its published name. */
const preview = new URL('./Preview.js', import.meta.url).href

/** The width from which the preview has room beside the list; `searchPopup.css` hides it below. */
const wide = '(width >= 68.75rem)'

interface SuggestionPopupProps {
  /** Id of the list of options, with which those of its options begin. */
  id: string
  state: PopupState
  settings: SearchSettings
  list: Ref<HTMLDivElement>
  /** The reader clicks on something in the popup. */
  clicked: (event: MouseEvent) => void
  /** The reader points at an option, by its index. */
  pointed: (index: number) => void
  retry: () => void
  forget: () => void
}

/** What the dialog of a search box shows below its field: suggestions, one of them chosen, or a message. */
export function SuggestionPopup({ clicked, retry, forget, ...shown }: SuggestionPopupProps) {
  const { content } = shown.state
  const { note, status } = popupTexts(content)
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
          {content.kind === 'recent' && <NoteButton label={boxText('clearRecentSearches')} act={forget} />}
        </div>
        {content.kind === 'answer' && <InsteadNote answer={content.answer} page={shown.settings.page} />}
        <Panes {...shown} />
        <Foot content={content} settings={shown.settings} />
      </div>
      <span className="sr-only" role="status">
        {status}
      </span>
    </>
  )
}

interface ClearButtonProps {
  input: RefObject<HTMLInputElement | null>
  isOpen: boolean
  ask: () => void
  close: () => void
  clearMarks: () => void
}

/** A button that clears the box; it closes one that is empty already. */
export function ClearButton({ input, isOpen, ask, close, clearMarks }: ClearButtonProps) {
  const clear = () => {
    const field = input.current!
    const goesOn = field.value !== '' && isOpen
    field.value = ''
    clearMarks()
    if (!goesOn) return close()
    field.focus()
    ask()
  }
  return (
    <button
      type="button"
      className="close search-clear"
      aria-label={boxText('clearSearch')}
      onClick={clear}
    />
  )
}

type PanesProps = Pick<SuggestionPopupProps, 'id' | 'state' | 'settings' | 'list' | 'pointed'>

/** The list, and a preview of the chosen option beside it. */
function Panes({ id, state, settings, list, pointed }: PanesProps) {
  const { content, choice } = state
  const chosen = optionHrefs(content, settings)[choice]
  const point = ({ target }: MouseEvent) => {
    const option = (target as Element).closest('[role=option]')
    if (option) pointed(Number(option.id.slice(id.length + 1)))
  }
  return (
    <div className="search-panes">
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={boxText('suggestions')}
        // The focus stays in the box, whose keys are handled.
        onPointerDown={(event) => event.preventDefault()}
        onMouseMove={point}
      >
        <Options id={id} state={state} settings={settings} />
      </div>
      {settings.preview && content.kind === 'answer' && chosen && (
        <PreviewPane href={chosen} words={content.answer.words} />
      )}
    </div>
  )
}

/** The place of the preview, whose code is loaded after the first hits are shown; nobody misses it. */
function PreviewPane(shown: ComponentProps<typeof Preview>) {
  const [code, setCode] = useState<typeof import('./Preview.tsx')>()
  useEffect(() => {
    if (matchMedia(wide).matches && allowsPrefetch()) import(preview).then(setCode, () => {})
  }, [])
  return code ? <code.Preview {...shown} /> : <div className="search-preview" />
}

/** What is below the list: where to go from an answer, and the keys. */
function Foot({ content, settings }: { content: PopupContent; settings: SearchSettings }) {
  const more = moreLink(content, settings)
  return (
    <div className="search-end">
      {content.kind === 'answer' && (
        <div className="search-problems">
          <QueryProblems errors={content.answer.errors} query={content.query} />
          <NothingFound answer={content.answer} settings={settings}>
            <a href={settings.page}>{boxText('openSearchPage')}</a>
          </NothingFound>
        </div>
      )}
      <div className="search-all">{more && <a href={more.href}>{more.label}</a>}</div>
      <Keys />
    </div>
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
  const hrefs = optionHrefs(content, settings)
  const option = (index: number) =>
    ({
      id: `${id}-${index}`,
      href: hrefs[index],
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === choice,
    }) as const
  if (content.kind === 'recent')
    return content.queries.map((query, index) => (
      <RecentHit key={query} {...{ query }} link={option(index)} />
    ))
  if (content.kind !== 'answer') return null
  const { answer } = content
  const hits = shownHits(answer)
  const groups = groupHits(answer)
  const partly = firstPartly(groups)
  const linkTo = (hit: SearchHit) => option(hits.indexOf(hit))
  // The title of a page that was found by its sections only: for who points at it, since the sections are the options.
  const titleLink = (hit: SearchHit) =>
    ({ href: linkTo(hit).href?.replace(/#.*/s, ''), tabIndex: -1, 'aria-hidden': true }) as const
  return (
    <>
      {answer.best && <AnswerHit hit={answer.best} link={linkTo(answer.best)} />}
      {groups.map((group, place) => {
        const first = group.page ?? group.sections[0]!
        return (
          // By its address, so that a click in progress is not lost when snippets arrive.
          <div key={`${first.href} ${place}`} role="presentation">
            {place === partly && <p className="search-partly">{searchText('partlyFound')}</p>}
            <PageHits
              id={`${id}-page-${place}`}
              isExplicit={settings.explicitPath}
              pageLink={titleLink(first)}
              {...{ group, linkTo }}
            />
          </div>
        )
      })}
    </>
  )
}

/** The keys of the list, for readers who have a keyboard. */
function Keys() {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {boxText('keyChooses')} <kbd>↵</kbd> {boxText('keyOpens')} <kbd>Esc</kbd>{' '}
      {boxText('keyCloses')}
    </p>
  )
}
