import { type Box, boxAround } from './box.ts'
import { pathPoints } from './pathPoints.ts'

const known = new Map<string, Box | undefined>()

/** The box around a path, from its `d` attribute. Cached, because each enclosing group asks for it again. */
export function pathBox(d: string): Box | undefined {
  if (known.size > 1000) known.clear()
  if (!known.has(d)) known.set(d, boxAround(pathPoints(d)))
  return known.get(d)
}
