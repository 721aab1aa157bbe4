import {
  dotSizes,
  type NoteGraph as Graph,
  type GraphNote,
  graphSize,
  linkedPairs,
  titleSides,
} from '../../model/noteGraph.ts'

interface NoteGraphProps {
  graph: Graph
  /** What the picture is called by screen readers. */
  name: string
  /** The note that the reader points at. */
  pointed?: number | undefined
  /** Whether a note is among those that the reader looks for; undefined if they look for none. */
  isFound?: ((note: GraphNote) => boolean) | undefined
}

/** The map of notes as a picture: folders as areas, notes as dots that are links, and the lines between them. */
export function NoteGraph({ graph, name, pointed, isFound }: NoteGraphProps) {
  const { notes, folders } = graph
  const pairs = linkedPairs(notes)
  const near = pointed === undefined ? undefined : nearTo(pointed, pairs)
  const stateOf = (note: GraphNote, at: number): Pick<DotProps, 'state' | 'isLeftOut'> => {
    const isLeftOut = isFound && !isFound(note)
    if (near) return { state: near.has(at) ? 'near' : 'far', isLeftOut }
    return { state: isFound && (isLeftOut ? 'far' : 'near'), isLeftOut }
  }
  const folderOf = ([from, to]: [number, number]) =>
    notes[from]!.folder === notes[to]!.folder ? notes[from]!.folder : undefined
  const linesIn = (folder?: number) =>
    pairs
      .filter((pair) => folderOf(pair) === folder)
      .map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={lineOf(notes[from]!, notes[to]!)}
          data-state={near && (from === pointed || to === pointed) ? 'near' : undefined}
        />
      ))
  return (
    // A group, for each of the links in it is read by itself.
    <svg role="group" aria-label={name} viewBox={viewBox} data-focus={near || isFound ? '' : undefined}>
      {folders.map(({ label, hue }, folder) => (
        <path key={label} className="graph-area" data-hue={hue} d={areaOf(folder, notes, pairs)} />
      ))}
      <g className="graph-lines">{linesIn()}</g>
      {folders.map(({ label, hue }, folder) => (
        <g key={label} className="graph-lines" data-hue={hue}>
          {linesIn(folder)}
        </g>
      ))}
      {folders.map((folder, at) => (
        <g key={folder.label} className="graph-notes" data-hue={folder.hue}>
          <text className="graph-name" x={folder.x} y={folder.y} dy="-0.9em" data-level={folder.level}>
            {folder.label}
          </text>
          {notes.map((note, place) =>
            note.folder === at ? <Dot key={note.href} {...{ note, ...stateOf(note, place) }} /> : null,
          )}
        </g>
      ))}
    </svg>
  )
}

const viewBox = `0 0 ${graphSize.width} ${graphSize.height}`

/** A note and all that it is linked with. */
function nearTo(note: number, pairs: [number, number][]): Set<number> {
  return new Set([note, ...pairs.filter((pair) => pair.includes(note)).flat()])
}

/** A dot of no length, whose size is that of its line: so it is the same in all sizes of the picture. */
const pointAt = ({ x, y }: GraphNote) => `M${x} ${y}h0`

const lineOf = (from: GraphNote, to: GraphNote) => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** The places of a folder and the lines within it, which a broad line makes one area. */
function areaOf(folder: number, notes: GraphNote[], pairs: [number, number][]): string {
  const points = notes.filter((note) => note.folder === folder).map(pointAt)
  const lines = pairs
    .map(([from, to]) => [notes[from]!, notes[to]!] as const)
    .filter((ends) => ends.every((note) => note.folder === folder))
    .map(([from, to]) => lineOf(from, to))
  return [...points, ...lines].join('')
}

interface DotProps {
  note: GraphNote
  state: 'near' | 'far' | undefined
  /** Whether the reader looks for others, so that the Tab key passes it. */
  isLeftOut: boolean | undefined
}

function Dot({ note, state, isLeftOut }: DotProps) {
  const { href, title, short, links, level, size, side, x, y } = note
  const { across, down } = titleSides[side]!
  // In letters of 12 px: the radius of the dot, and from the baseline to the middle of a line of text.
  const radius = dotSizes[size - 1]! / 24
  const offset = { dx: across * (radius + 0.35), dy: 0.35 + down * (radius + 0.65) }
  return (
    <a
      href={href}
      data-links={links.join(' ') || undefined}
      data-level={level}
      data-state={state}
      tabIndex={isLeftOut ? -1 : undefined}
    >
      {short && <title>{title}</title>}
      <path d={pointAt(note)} data-size={size} />
      <text
        x={x}
        y={y}
        dx={offset.dx === 0 ? undefined : `${offset.dx.toFixed(1)}em`}
        dy={`${offset.dy.toFixed(1)}em`}
        data-side={side || undefined}
      >
        {short ?? title}
      </text>
    </a>
  )
}
