import {
  type Box,
  dotSizes,
  type GraphNote,
  graphSize,
  type LinkedNotes,
  linkedPairs,
  type NamedFolder,
  overlap,
  titleSides,
} from '../../model/noteGraph.ts'
import type { ContentOf } from '../../model/pageData.ts'
import { type AddressSettings, toHref } from '../../model/paths.ts'
import { layoutGraph, type Place } from './layoutGraph.ts'

type GraphContent = ContentOf<'graph'>

/** The most links of a note whose dot has the first size, the second and so on. */
const mostLinks = [1, 3, 6, 12, 24, Number.POSITIVE_INFINITY]

/** Longer titles are cut. */
const longest = 32

/** Draws the notes of a version and the links between them: gives each its place, its size, and room for its title. */
export function drawGraph({ notes, folders, total }: LinkedNotes, addresses: AddressSettings): GraphContent {
  const pairs = linkedPairs(notes)
  const weights = countLinks(notes.length, pairs)
  const places = fit(
    layoutGraph(
      notes.map((note, at) => ({ folders: note.folders, weight: weights[at]! })),
      pairs,
    ),
  )
  const drawn = notes.map(({ title, path, folder, links }, at): GraphNote => {
    const size = mostLinks.findIndex((most) => weights[at]! <= most) + 1
    return {
      title,
      href: toHref(path, addresses),
      folder,
      links,
      size,
      level: never,
      side: 0,
      ...places[at]!,
      ...shortened(title),
    }
  })
  const named = folders.map((folder, at) => {
    const { left, top, width } = sizeOf(drawn.filter((note) => note.folder === at))
    return { ...folder, level: never, x: Math.round(left + width / 2), y: top }
  })
  placeTitles(drawn, named)
  return { kind: 'graph', notes: drawn, folders: named, total }
}

const shortened = (title: string) =>
  title.length > longest ? { short: `${title.slice(0, longest).trimEnd()}…` } : {}

function countLinks(count: number, pairs: [number, number][]): number[] {
  const counts = new Array<number>(count).fill(0)
  for (const end of pairs.flat()) counts[end]!++
  return counts
}

/** Space around the dots, and the most that few of them are spread. */
const [margin, largest] = [56, 4]

/** How much more one side may be stretched than the other, so that the picture is filled. */
const mostStretched = 1.35

/** Moves the places into the middle of the picture, as large as there is room, the longer side across. */
function fit(given: Place[]): Place[] {
  const size = sizeOf(given)
  const places = size.height > size.width ? given.map(({ x, y }) => ({ x: y, y: x })) : given
  const { left, top, width, height } = sizeOf(places)
  const room = { across: graphSize.width - 2 * margin, down: graphSize.height - 2 * margin }
  const smaller = Math.min(room.across / width, room.down / height, largest)
  const across = Math.min(room.across / width, smaller * mostStretched)
  const down = Math.min(room.down / height, smaller * mostStretched)
  return places.map(({ x, y }) => ({
    x: Math.round(graphSize.width / 2 + (x - left - width / 2) * across),
    y: Math.round(graphSize.height / 2 + (y - top - height / 2) * down),
  }))
}

function sizeOf(places: Place[]) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left || 1, height: Math.max(...ys) - top || 1 }
}

/**
 * The sizes of letters in the picture, one for each size of the picture on the screen: on smaller ones they take more of
 * it, so that they can be read on all. `graph.css` has the same sizes.
 */
const letters = [36, 25, 18, 12.5, 9, 6.4, 4.5]

/** The size of letters on the screen, in px; it is about the same in all sizes of the picture. */
const letterOnScreen = 12

/** The level of a note whose title is shown in no size of the picture, but only when it is pointed at. */
const never = letters.length

/**
 * Finds for each title the smallest size of the picture that has room for it, beside its dot and over no other, the best
 * linked first. What has found its room keeps it in larger sizes.
 */
function placeTitles(notes: GraphNote[], folders: NamedFolder[]): void {
  const order = notes.toSorted((one, other) => other.size - one.size)
  for (const [level, letter] of letters.entries()) {
    const taken = createTaken()
    for (const note of order) if (note.level < level) taken.add(boxOfTitle(note, letter))
    placeNames(folders, { level, letter, taken })
    for (const note of notes) taken.add(boxOfDot(note, letter))
    for (const note of order) {
      if (note.level < level) continue
      const boxes = titleSides.map((_, side) => boxOfTitle({ ...note, side }, letter))
      const side = boxes.findIndex((box) => isInside(box) && !taken.has(box))
      if (side < 0) continue
      Object.assign(note, { level, side })
      taken.add(boxes[side]!)
    }
  }
}

/** The names of folders may be over dots, but not over each other or over titles that smaller pictures show, too. */
function placeNames(folders: NamedFolder[], { level, letter, taken }: Size): void {
  const names = folders.map((folder) => ({ folder, box: boxOfName(folder, letter) }))
  for (const { folder, box } of names) if (folder.level < level) taken.add(box)
  for (const { folder, box } of names) {
    if (folder.level < level || !isInside(box) || taken.has(box)) continue
    folder.level = level
    taken.add(box)
  }
}

interface Size {
  level: number
  letter: number
  taken: ReturnType<typeof createTaken>
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left > 0 && right < graphSize.width && top > 0 && bottom < graphSize.height

/** The name of a folder ends where its notes begin. It is larger than titles, but not in the smallest picture. */
function boxOfName({ label, x, y }: NamedFolder, letter: number): Box {
  const size = letter * (letter === letters[0] ? 0.85 : 1.2)
  const half = (widthOf(label) * size * 1.05) / 2
  return { left: x - half, right: x + half, top: y - 1.7 * size, bottom: y - 0.7 * size }
}

/** A dot with a little less than all of its ground, for its edge may touch a letter. */
function boxOfDot({ x, y, size }: GraphNote, letter: number): Box {
  const half = radiusOf(size, letter) * 0.8
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

const radiusOf = (size: number, letter: number) => (dotSizes[size - 1]! / 2 / letterOnScreen) * letter

/** The room of a title. Its width is a guess: fonts differ. */
function boxOfTitle({ title, short = title, x, y, size, side }: GraphNote, letter: number): Box {
  const width = widthOf(short) * letter
  const radius = radiusOf(size, letter)
  const { across, down } = titleSides[side]!
  const [gap, high] = [0.35 * letter, 1.1 * letter]
  const center = { x: x + across * (radius + gap + width / 2), y: y + down * (radius + gap / 3 + high / 2) }
  return {
    left: center.x - width / 2,
    right: center.x + width / 2,
    top: center.y - high / 2,
    bottom: center.y + high / 2,
  }
}

/** In letters. Those of Chinese, Japanese and Korean are as wide as they are high. */
function widthOf(title: string): number {
  const wide = title.match(/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0
  return wide + (title.length - wide) * 0.56
}

/** The size of a field of the grid by which boxes near to each other are found. */
const field = 50

function createTaken() {
  const fields = new Map<number, Box[]>()
  const fieldsOf = ({ left, right, top, bottom }: Box) => {
    const names: number[] = []
    for (let x = Math.floor(left / field); x <= right / field; x++)
      for (let y = Math.floor(top / field); y <= bottom / field; y++) names.push(x * 1000 + y)
    return names
  }
  return {
    add(box: Box) {
      for (const name of fieldsOf(box)) {
        const list = fields.get(name)
        if (list) list.push(box)
        else fields.set(name, [box])
      }
    },
    has: (box: Box) =>
      fieldsOf(box).some((name) => fields.get(name)?.some((other) => overlap(box, other)) ?? false),
  }
}
