/** What decides how a sender's window grows and shrinks; windows are in segments. */
export interface Path {
  algorithm: 'reno' | 'cubic'
  /** How much may be under way, in the cables and in the queues, before a segment is lost. */
  capacity: number
  receiveWindow: number
  /** Seconds. */
  roundTrip: number
  /** A round whose answers are all lost, so that only the timer notices. */
  timeoutIn?: number
}

/** One round trip: what was sent, and what became of it. */
export interface Round {
  sent: number
  window: number
  phase: 'slow start' | 'avoidance'
  loss?: 'repaired' | 'timeout'
}

/** The sender's state: what RFC 5681 and RFC 9438 have it remember. */
interface Sender {
  window: number
  threshold: number
  /** The window at the last loss, and the rounds since then. */
  plateau: number
  since: number
  afterLoss: number
}

const first: Sender = {
  window: 10,
  threshold: Number.POSITIVE_INFINITY,
  plateau: 0,
  since: 0,
  afterLoss: 10,
}

/** Follows a sender with much to send over some round trips. It begins with 10 segments (RFC 6928). */
export function simulateWindow(path: Path, rounds: number): Round[] {
  let sender = first
  return Array.from({ length: rounds }, (_, index) => {
    const round = sendRound(sender, path, index)
    sender = round.loss ? shrink(sender, round, path) : grow(sender, path)
    return round
  })
}

function sendRound({ window, threshold }: Sender, path: Path, index: number): Round {
  const sent = Math.floor(Math.min(window, path.receiveWindow))
  const phase = window < threshold ? 'slow start' : 'avoidance'
  const loss = index === path.timeoutIn ? 'timeout' : sent > path.capacity ? 'repaired' : undefined
  return { sent, window, phase, loss }
}

/** What of the window is left after a loss: a half in Reno (RFC 5681), 70 % in CUBIC (RFC 9438). */
const kept = { reno: 0.5, cubic: 0.7 }

function shrink({ window, plateau }: Sender, { sent, loss }: Round, { algorithm }: Path): Sender {
  const threshold = Math.max(2, sent * kept[algorithm])
  const fresh = { threshold, afterLoss: threshold, since: 0 }
  // A timeout makes the sender forget where it lost.
  if (loss === 'timeout') return { ...fresh, window: 1, plateau: threshold }
  // One that lost below its last plateau makes room for others: "fast convergence".
  const top = window < plateau ? (window * (1 + kept.cubic)) / 2 : window
  return { ...fresh, window: threshold, plateau: top }
}

function grow(sender: Sender, path: Path): Sender {
  const { window, threshold, since } = sender
  // A window that is not used up does not grow (RFC 7661).
  if (window > path.receiveWindow) return sender
  if (window < threshold) return { ...sender, window: Math.min(window * 2, threshold) }
  const next = path.algorithm === 'reno' ? window + 1 : cubicWindow(sender, path)
  return { ...sender, window: next, since: since + 1 }
}

const steepness = 0.4

/** CUBIC's curve: steep, flat near the window of the last loss, steep again; never slower than Reno would be. */
function cubicWindow({ window, plateau, since, afterLoss }: Sender, { roundTrip }: Path): number {
  const time = (since + 1) * roundTrip
  const timeToPlateau = Math.cbrt((plateau - afterLoss) / steepness)
  const curve = steepness * (time - timeToPlateau) ** 3 + plateau
  const reno = afterLoss + ((3 * (1 - kept.cubic)) / (1 + kept.cubic)) * (since + 1)
  return Math.min(Math.max(curve, reno, window), window * 1.5)
}
