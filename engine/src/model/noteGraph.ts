import type { RoutePath } from './paths.ts'

/** A note, and the notes that it links to, as places in their list. */
export interface LinkedNote {
  title: string
  path: RoutePath
  /** The outermost folder, as a place in the list of folders. */
  folder: number
  /** The names of the folders around it, outermost first. */
  folders: string[]
  links: number[]
}

export interface GraphFolder {
  label: string
  /** One of the eight of the theme. */
  hue: number
}

/** A folder as it is drawn: its name above its notes. */
export interface NamedFolder extends GraphFolder {
  x: number
  y: number
  /** The smallest size of the picture in which there is room for it. */
  level: number
}

/** The notes on a map, by folder and title. `total` counts also those that it leaves out. */
export interface LinkedNotes {
  notes: LinkedNote[]
  folders: GraphFolder[]
  total: number
}

/** A note as it is drawn: a dot with a title. */
export interface GraphNote extends Pick<LinkedNote, 'title' | 'folder' | 'links'> {
  href: string
  x: number
  y: number
  /** Which of the sizes of dots it has, from 1 up. */
  size: number
  /** The smallest size of the picture in which there is room for its title. */
  level: number
  /** On which side of its dot its title is, as a place in the list of sides. */
  side: number
  /** A long title, cut. */
  short?: string
}

/** The diameters of dots on the screen, in px; `graph.css` has the same. */
export const dotSizes = [5, 7, 9, 12, 16, 20]

/** The sides of a dot where its title may be, as steps across and down: below first, where it is mostly looked for. */
export const titleSides = [
  { across: 0, down: 1 },
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 0, down: -1 },
]

/** What the picture of a map is made from. */
export interface NoteGraph {
  notes: GraphNote[]
  folders: NamedFolder[]
}

/** The size of every picture, in units of its own. */
export const graphSize = { width: 1000, height: 680 }

/** The lines between notes. Two that link to each other have one. */
export function linkedPairs(notes: Pick<LinkedNote, 'links'>[]): [from: number, to: number][] {
  const seen = new Set<string>()
  return notes.flatMap(({ links }, from) =>
    links.flatMap((to): [number, number][] => {
      const pair = from < to ? `${from} ${to}` : `${to} ${from}`
      if (seen.has(pair)) return []
      seen.add(pair)
      return [[from, to]]
    }),
  )
}

/** The room of a title. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether two titles cover each other. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
