import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createText, type TextOf, type Translation } from '../../model/createText.ts'
import {
  type NoteGraph as Graph,
  type GraphNote,
  graphSize,
  type NamedFolder,
  overlap,
} from '../../model/noteGraph.ts'
import { wordFilter } from '../../std/text.ts'
import { NoteGraph } from '../../theme/graph/NoteGraph.tsx'
import { useZoom, type Zoom } from './useZoom.ts'

/** Lets the reader walk the map of notes: zoom, see what a note is linked with, and find notes by words and section. */
export function hydrate(island: HTMLElement): () => void {
  const words: Translation<GraphWords> = JSON.parse(island.dataset.words!)
  const text = createText<GraphWords>(words, document.documentElement.lang)
  const name = island.querySelector('svg')!.getAttribute('aria-label')!
  const root = hydrateRoot(island, <GraphView graph={readGraph(island)} {...{ name, text }} />)
  return () => root.unmount()
}

type GraphWords = Record<
  'filterPages' | 'sections' | 'allFolders' | 'zoomOut' | 'zoomIn' | 'fitIntoWindow',
  string
> & {
  pagesInside: { one: string; other: string }
}

/** What the reader looks for. */
interface Wanted {
  query: string
  /** Undefined for all. */
  folder?: number | undefined
}

interface GraphViewProps {
  graph: Graph
  name: string
  text: TextOf<GraphWords>
}

function GraphView({ graph, name, text }: GraphViewProps) {
  const [wanted, setWanted] = useState<Wanted>({ query: '' })
  const [pointed, setPointed] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage)
  const want = (next: Wanted) => {
    setWanted(next)
    zoom.fit()
  }
  // The page has none: without a script they could do nothing.
  const [hasTools, setTools] = useState(false)
  useEffect(() => setTools(true), [])
  const isFound = useMemo(() => finder(wanted), [wanted])
  const point = ({ target }: { target: EventTarget }) => {
    const link = (target as Element).closest('a')
    setPointed(link ? linksIn(stage).indexOf(link) : undefined)
  }
  useLayoutEffect(() => showApart(stage.current!, pointed))
  // The same elements again are skipped, so moving and zooming need not go through all notes.
  const picture = useMemo(
    () => <NoteGraph {...{ graph, name, pointed, isFound }} />,
    [graph, name, pointed, isFound],
  )
  return (
    <div className="graph-view">
      <div className="graph-tools">
        {hasTools && <Tools {...{ graph, text, wanted, want, zoom, isFound }} />}
      </div>
      <div className="graph-stage" ref={stage}>
        <div
          className="graph-map"
          style={zoom.factor > 1 ? ({ '--zoom': zoom.factor } as CSSProperties) : undefined}
          onPointerOver={point}
          onPointerLeave={() => setPointed(undefined)}
          onFocusCapture={point}
          onBlurCapture={() => setPointed(undefined)}
        >
          {picture}
        </div>
      </div>
    </div>
  )
}

const linksIn = (stage: RefObject<HTMLElement | null>) => [...stage.current!.querySelectorAll('svg a')]

/**
 * Of the titles that the reader asked for, hides those that would cover another one, the less linked ones first, and the
 * names of sections below them; moves into the picture what would reach out of it.
 */
function showApart(stage: HTMLElement, pointed: number | undefined): () => void {
  const links = [...stage.querySelectorAll<SVGAElement>('svg a')]
  const weightOf = (link: SVGAElement) =>
    link === links[pointed ?? -1]
      ? Number.POSITIVE_INFINITY
      : Number(link.querySelector('path')!.dataset.size)
  const titles = links
    .filter(({ dataset }) => dataset.state === 'near')
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((link) => link.querySelector('text')!)
  const map = stage.querySelector('svg')!.getBoundingClientRect()
  const boxes = titles.map((title) => title.getBoundingClientRect())
  const shown: DOMRect[] = []
  const isCovered = (box: DOMRect) => shown.some((other) => overlap(box, other))
  titles.forEach((title, at) => {
    const box = boxes[at]!
    const move = Math.max(0, map.left - box.left) + Math.min(0, map.right - box.right)
    const moved = new DOMRect(box.x + move, box.y, box.width, box.height)
    if (isCovered(moved)) title.dataset.covered = ''
    else shown.push(moved)
    title.style.translate = move === 0 ? '' : `${(move * graphSize.width) / map.width}px`
  })
  const names = [...stage.querySelectorAll<SVGTextElement>('.graph-name')].filter((name) =>
    isCovered(name.getBoundingClientRect()),
  )
  for (const name of names) name.dataset.covered = ''
  return () => {
    for (const text of [...titles, ...names]) {
      delete text.dataset.covered
      text.style.translate = ''
    }
  }
}

/** Tells whether a note is wanted; undefined if all are. Marks and case do not count. */
function finder({ query, folder }: Wanted): ((note: GraphNote) => boolean) | undefined {
  if (query.trim() === '' && folder === undefined) return undefined
  const isNamed = wordFilter(query)
  return (note) => (folder === undefined || note.folder === folder) && isNamed(note.title)
}

interface ToolsProps {
  graph: Graph
  text: TextOf<GraphWords>
  wanted: Wanted
  want: (wanted: Wanted) => void
  zoom: Zoom
  isFound: ((note: GraphNote) => boolean) | undefined
}

function Tools({ graph: { notes, folders }, text, wanted, want, zoom, isFound }: ToolsProps) {
  const goToFirst = () =>
    document.querySelector<SVGAElement>('.graph-map a[data-state="near"]:not([tabindex])')?.focus()
  return (
    <>
      <input
        type="search"
        placeholder={text('filterPages')}
        aria-label={text('filterPages')}
        onInput={({ currentTarget }) => want({ ...wanted, query: currentTarget.value })}
        onKeyDown={({ key }) => key === 'Enter' && goToFirst()}
      />
      <select
        aria-label={text('sections')}
        onChange={({ currentTarget: { value } }) =>
          want({ ...wanted, folder: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">{text('allFolders')}</option>
        {folders.map(({ label }, folder) => (
          <option key={label} value={folder}>
            {label}
          </option>
        ))}
      </select>
      <p role="status">{isFound && text('pagesInside', { count: notes.filter(isFound).length })}</p>
      <ZoomButton sign="−" name={text('zoomOut')} act={() => zoom.by(1 / zoomStep)} />
      <ZoomButton sign="+" name={text('zoomIn')} act={() => zoom.by(zoomStep)} />
      <ZoomButton sign="⤢" name={text('fitIntoWindow')} act={zoom.fit} />
    </>
  )
}

const zoomStep = 1.5

function ZoomButton({ sign, name, act }: { sign: string; name: string; act: () => void }) {
  return (
    <button type="button" title={name} aria-label={name} onClick={act}>
      {sign}
    </button>
  )
}

/** Reads the graph from the picture in the page, which says all of it. */
function readGraph(island: HTMLElement): Graph {
  const groups = [...island.querySelectorAll<SVGGElement>('.graph-notes')]
  return {
    folders: groups.map(readFolder),
    notes: groups.flatMap((group, folder) =>
      [...group.querySelectorAll<SVGAElement>('a')].map(readNote(folder)),
    ),
  }
}

function readFolder(group: SVGGElement): NamedFolder {
  const name = group.querySelector<SVGTextElement>('.graph-name')!
  const [hue, level] = [Number(group.dataset.hue), Number(name.dataset.level)]
  return { label: name.textContent!, hue, level, ...placeOf(name) }
}

const placeOf = (text: Element) => ({ x: Number(text.getAttribute('x')), y: Number(text.getAttribute('y')) })

const readNote =
  (folder: number) =>
  (link: SVGAElement): GraphNote => {
    const [text, title] = [link.querySelector('text')!, link.querySelector('title')]
    const shown = text.textContent!
    return {
      href: link.getAttribute('href')!,
      title: title?.textContent ?? shown,
      ...(title && { short: shown }),
      folder,
      links: link.dataset.links?.split(' ').map(Number) ?? [],
      level: Number(link.dataset.level),
      size: Number(link.querySelector('path')!.dataset.size),
      side: Number(text.dataset.side ?? 0),
      ...placeOf(text),
    }
  }
