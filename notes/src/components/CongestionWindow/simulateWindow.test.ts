import { expect, test } from 'vitest'
import { type Path, simulateWindow } from './simulateWindow.ts'

const wide: Path = { algorithm: 'reno', capacity: 10_000, receiveWindow: 10_000, roundTrip: 0.1 }
const sent = (path: Partial<Path>, rounds: number) =>
  simulateWindow({ ...wide, ...path }, rounds).map((round) => round.sent)

test('a 200 KB page takes four rounds of 1,448 bytes a segment (RFC 6928)', () => {
  expect(sent({}, 4)).toEqual([10, 20, 40, 80])
  expect(150 * 1448).toBe(217_200)
})

test('Reno goes on with half of what was under way, and a segment more each round (RFC 5681)', () => {
  expect(sent({ capacity: 39 }, 8)).toEqual([10, 20, 40, 20, 21, 22, 23, 24])
})

test('after a timeout Reno begins with one segment, doubles up to half, then adds one (RFC 5681)', () => {
  expect(sent({ timeoutIn: 2 }, 10)).toEqual([10, 20, 40, 1, 2, 4, 8, 16, 20, 21])
})

test('no threshold is below two segments (RFC 5681)', () => {
  expect(sent({ capacity: 1 }, 4)).toEqual([10, 5, 2, 2])
})

test('never more is under way than the receiver allows', () => {
  const rounds = simulateWindow({ ...wide, receiveWindow: 44 }, 30)
  expect(Math.max(...rounds.map((round) => round.sent))).toBe(44)
  expect(rounds.some(({ loss }) => loss)).toBe(false)
})

test('CUBIC keeps 70 % and is back where it lost after K = cbrt((Wmax - cwnd) / 0.4) seconds (RFC 9438)', () => {
  const rounds = simulateWindow({ ...wide, algorithm: 'cubic', capacity: 159 }, 120)
  const lost = rounds.findIndex(({ loss }) => loss)
  expect([rounds[lost]!.sent, rounds[lost + 1]!.sent]).toEqual([160, 112])
  const back = rounds.findIndex(({ window }, index) => index > lost && window >= 159.99)
  const seconds = Math.cbrt((160 - 112) / 0.4)
  expect(Math.abs((back - lost - 1) * 0.1 - seconds)).toBeLessThan(0.4)
})

test('CUBIC carries more than Reno over a long path that holds much', () => {
  const carried = (algorithm: Path['algorithm']) =>
    sent({ algorithm, capacity: 1000 }, 150).reduce((sum, segments) => sum + segments, 0)
  expect(carried('cubic')).toBeGreaterThan(1.15 * carried('reno'))
})

test('after a timeout CUBIC begins its curve where slow start ends (RFC 9438, section 4.7)', () => {
  const rounds = sent({ algorithm: 'cubic', timeoutIn: 3 }, 13)
  expect(rounds.slice(3, 12)).toEqual([80, 1, 2, 4, 8, 16, 32, 56, 56])
})
