// JavaScript, not TypeScript, because the repository's set-up shows this line before anything is installed or built.

/** How often a line in a terminal is drawn again, and how often a plain line is written elsewhere, in ms. */
const drawEvery = 100
const writeEvery = 10_000
/** Work that is shorter than this, in ms, says nothing about the time that is left. */
const shortest = 1000

const eraseLine = '\r\x1b[2K'

/** Opens a line about long work; see progressLine.d.ts. */
export function openProgressLine(options = {}) {
  const { stream = process.stderr, now = () => performance.now() } = options
  const { isTerminal = canRedraw(stream) } = options
  const stages = new Set()
  const place = isTerminal ? openTerminalRow(stream) : openPlainLines(stream, now)
  const draw = () => {
    const shown = [...stages].findLast(({ total }) => total) ?? [...stages].at(-1)
    if (shown) place.show(describeStage(shown, now()))
  }
  let drawn = -Infinity
  const timer = setInterval(draw, isTerminal ? drawEvery : 1000).unref()
  return {
    begin(name) {
      const stage = { name, began: now() }
      stages.add(stage)
      draw()
      return {
        count(done, total) {
          if (done > 0) stage.first ??= { done, time: now() }
          if (done !== stage.done) stage.last = now()
          Object.assign(stage, { done, total })
          // Work that never waits leaves no time to the timer.
          if (now() - drawn < drawEvery) return
          drawn = now()
          draw()
        },
        end: () => stages.delete(stage),
      }
    },
    end() {
      clearInterval(timer)
      place.close()
    },
  }
}

function canRedraw(stream) {
  return stream.isTTY === true && !process.env.CI && process.env.TERM !== 'dumb'
}

/**
 * The last row of a terminal. It is erased before anything else is written, from wherever in this process, and drawn
 * again below.
 */
function openTerminalRow(stream) {
  const write = stream.write.bind(stream)
  let shown = ''
  let isRowFree = true
  const erase = () => {
    if (shown) write(eraseLine)
    shown = ''
  }
  const streams = [...new Set([process.stdout, process.stderr, stream])]
  const former = streams.map((each) => each.write)
  for (const [index, each] of streams.entries())
    each.write = (...args) => {
      erase()
      isRowFree = String(args[0]).endsWith('\n')
      return former[index].apply(each, args)
    }
  return {
    show(parts) {
      const text = fitRow(parts, (stream.columns || 80) - 1)
      if (!isRowFree || text === shown) return
      write(`\r\x1b[2m${text}\x1b[22m\x1b[K`)
      shown = text
    },
    close() {
      erase()
      for (const [index, each] of streams.entries()) each.write = former[index]
    },
  }
}

/** Plain lines, the first of them after ten seconds, so that short work says nothing. */
function openPlainLines(stream, now) {
  let due = now() + writeEvery
  return {
    show(parts) {
      if (now() < due) return
      due = now() + writeEvery
      stream.write(`${parts.join('')}\n`)
    },
    close() {},
  }
}

/** What is known about a stage, the most important first: its name, the count, the share, the time left. */
export function describeStage({ name, began, done, total, first, last }, time) {
  if (!total) return time - began < 2 * shortest ? [name] : [name, `, ${duration(time - began)}`]
  const parts = [name, ` ${done.toLocaleString('en')}/${total.toLocaleString('en')}`]
  parts.push(` (${Math.floor((done / total) * 100)}%)`)
  // Counted from the first that was done: before it, programs start and code is loaded.
  const spent = first ? time - first.time : 0
  const left =
    done < total && spent >= shortest && done > first.done
      ? (spent / (done - first.done)) * (total - done)
      : 0
  // Work that makes no progress for longer than all the rest should take is not known to end soon.
  const isStill = last !== undefined && time - last > Math.max(2 * shortest, left)
  if (isStill) parts.push(`, ${duration(time - began)} so far`)
  else if (left > 0) parts.push(`, ${duration(left)} left`)
  return parts
}

/** Time as people say it: seconds, from a minute and a half on minutes. */
function duration(milliseconds) {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** As many parts as fit into a row; of the first at least its beginning. */
function fitRow([name, ...others], width) {
  let text = name.length > width ? `${name.slice(0, Math.max(0, width - 1))}…` : name
  for (const part of others) {
    if (text.length + part.length > width) break
    text += part
  }
  return text
}
