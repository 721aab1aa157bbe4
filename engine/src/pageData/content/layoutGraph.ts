import { type Force, forceCollide, forceLink, forceManyBody, type SimulationNodeDatum } from 'd3-force'
import { createRandom } from '../../std/hash.ts'

/** A note that is to be placed: the names of the folders around it, outermost first, and how many links it has. */
export interface Unplaced {
  folders: string[]
  weight: number
}

export interface Place {
  x: number
  y: number
}

/** How many steps the forces have: more of them change little that is seen. */
const steps = 90

/** The room of a note, and between two folders. */
const room = { note: 13, folders: 34 }

/**
 * Gives notes their places on a map: what is linked is close, folders are areas of their own, and nothing overlaps.
 * The same notes get the same places on every machine: of what is calculated here, only sums, products, quotients and
 * square roots, all of them are exact by the standard for numbers.
 */
export function layoutGraph(notes: Unplaced[], links: [number, number][]): Place[] {
  const groups = groupNotes(notes)
  const nodes = startingPlaces(notes, groups)
  const random = createRandom(1)
  const forces: Force<Body, undefined>[] = [
    forceLink<Body, { source: number; target: number }>(links.map(([source, target]) => ({ source, target })))
      .distance(({ source, target }) => (isNear(source, target) ? 26 : 90))
      .strength(({ source, target }) => strengthOf(source as unknown as Body, target as unknown as Body)),
    forceManyBody<Body>().strength(-26).distanceMax(180).theta(1.3),
    gather(groups),
    keepApart(groups.filter(({ depth }) => depth === 0)),
    forceCollide<Body>(({ size }) => size).iterations(1),
  ]
  for (const force of forces) force.initialize?.(nodes, random)
  for (let step = 0; step < steps; step++) move(nodes, forces, 1 - step / steps)
  return nodes.map(({ x, y }) => ({ x, y }))
}

interface Body extends SimulationNodeDatum {
  x: number
  y: number
  vx: number
  vy: number
  /** Its own room, as a radius. */
  size: number
  weight: number
  folder: string | undefined
}

/** Notes below one folder. */
interface Group {
  depth: number
  members: number[]
}

function groupNotes(notes: Unplaced[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [at, { folders }] of notes.entries())
    for (const depth of folders.keys()) {
      const name = folders.slice(0, depth + 1).join('\n')
      const group = groups.get(name) ?? { depth, members: [] }
      groups.set(name, group)
      group.members.push(at)
    }
  return [...groups.values()]
}

/** Each folder begins as a spiral around its own point of a larger spiral; turned by the golden angle, none is regular. */
function startingPlaces(notes: Unplaced[], groups: Group[]): Body[] {
  const bodies = notes.map(({ folders, weight }, index): Body => {
    const size = room.note + 2 * Math.sqrt(weight)
    return { index, x: 0, y: 0, vx: 0, vy: 0, size, weight, folder: folders[0] }
  })
  const outer = spiral()
  let area = 0
  for (const { members } of groups.filter(({ depth }) => depth === 0).sort(byCount)) {
    const radius = radiusOf(members.length)
    const center = outer.next(Math.sqrt(area) * 1.2)
    area += radius * radius
    const inner = spiral()
    for (const [at, member] of members.entries()) {
      const { x, y } = inner.next(22 * Math.sqrt(at))
      Object.assign(bodies[member]!, { x: center.x + x, y: center.y + y })
    }
  }
  return bodies
}

const byCount = (one: Group, other: Group) => other.members.length - one.members.length

/** The radius of the area that a folder takes. */
const radiusOf = (count: number) => 24 * Math.sqrt(count)

/** Cosine and sine of the golden angle. */
const turn = { cos: -0.7373688780783197, sin: 0.6754902942615238 }

function spiral() {
  let [x, y] = [1, 0]
  return {
    next(distance: number): Place {
      ;[x, y] = [x * turn.cos - y * turn.sin, x * turn.sin + y * turn.cos]
      return { x: x * distance, y: y * distance }
    },
  }
}

const isNear = (source: unknown, target: unknown) => (source as Body).folder === (target as Body).folder

/** A note with many links is pulled less by each. A link to another folder bends the area of its own, but does not tear it. */
function strengthOf(source: Body, target: Body): number {
  return (isNear(source, target) ? 0.5 : 0.04) / Math.max(1, Math.min(source.weight, target.weight))
}

/** Pulls notes to the middle of their folders, those of inner folders more, and everything to the middle of the map. */
function gather(groups: Group[]): Force<Body, undefined> {
  let bodies: Body[] = []
  const force = (alpha: number) => {
    for (const body of bodies) {
      body.vx -= body.x * 0.012 * alpha
      body.vy -= body.y * 0.022 * alpha
    }
    for (const { depth, members } of groups) {
      const { x, y } = middleOf(members, bodies)
      const pull = (depth === 0 ? 0.06 : 0.12) * alpha
      for (const member of members) {
        const body = bodies[member]!
        body.vx += (x - body.x) * pull
        body.vy += (y - body.y) * pull
      }
    }
  }
  const initialize = (given: Body[]) => {
    bodies = given
  }
  return Object.assign(force, { initialize })
}

function middleOf(members: number[], bodies: Body[]): Place {
  let [x, y] = [0, 0]
  for (const member of members) {
    x += bodies[member]!.x
    y += bodies[member]!.y
  }
  return { x: x / members.length, y: y / members.length }
}

/** Pushes folders apart that would overlap. */
function keepApart(groups: Group[]): Force<Body, undefined> {
  let bodies: Body[] = []
  const force = (alpha: number) => {
    const areas = groups.map(({ members }) => ({
      members,
      ...middleOf(members, bodies),
      radius: radiusOf(members.length) + room.folders / 2,
    }))
    for (const [at, one] of areas.entries())
      for (const other of areas.slice(at + 1)) {
        const [x, y] = [other.x - one.x || 1, other.y - one.y]
        const distance = Math.sqrt(x * x + y * y)
        const missing = one.radius + other.radius - distance
        if (missing <= 0) continue
        const push = (missing / distance) * 0.5 * (0.2 + alpha)
        const share = other.members.length / (one.members.length + other.members.length)
        shift(one.members, -x * push * share, -y * push * share)
        shift(other.members, x * push * (1 - share), y * push * (1 - share))
      }
  }
  const shift = (members: number[], x: number, y: number) => {
    for (const member of members) {
      bodies[member]!.vx += x
      bodies[member]!.vy += y
    }
  }
  const initialize = (given: Body[]) => {
    bodies = given
  }
  return Object.assign(force, { initialize })
}

function move(bodies: Body[], forces: Force<Body, undefined>[], alpha: number): void {
  for (const force of forces) force(alpha)
  for (const body of bodies) {
    body.vx *= 0.6
    body.vy *= 0.6
    body.x += body.vx
    body.y += body.vy
  }
}
