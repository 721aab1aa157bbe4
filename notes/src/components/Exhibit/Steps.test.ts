import { expect, test } from 'vitest'
import { takeStep } from './Steps.tsx'

const at = (step: number, isPlaying = false) => ({ step, isPlaying })

test('nobody steps before the first step or behind the last one', () => {
  expect(takeStep(at(0), 'back', 3)).toEqual(at(0))
  expect(takeStep(at(3), 'next', 3)).toEqual(at(3))
})

test('a player stops at the last step, and begins again from there', () => {
  expect(takeStep(at(1, true), 'tick', 3)).toEqual(at(2, true))
  expect(takeStep(at(2, true), 'tick', 3)).toEqual(at(3, false))
  expect(takeStep(at(3), 'play', 3)).toEqual(at(0, true))
})

test('a step by hand stops the player', () => {
  expect(takeStep(at(1, true), 'next', 3)).toEqual(at(2, false))
})
