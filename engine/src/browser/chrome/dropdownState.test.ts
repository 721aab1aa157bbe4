import { expect, test } from 'vitest'
import { type DropdownAction, nextDropdownState } from './dropdownState.ts'

const after = (...actions: DropdownAction[]) => actions.reduce(nextDropdownState, 'closed')

test.each<[string, DropdownAction[], string]>([
  ['the mouse opens it', ['mouseIn'], 'hovered'],
  ['and closes it by going away', ['mouseIn', 'mouseOut'], 'closed'],
  ['a press opens it', ['press'], 'pinned'],
  ['and another closes it', ['press', 'press'], 'closed'],
  ['a press of the mouse, which had opened it, keeps it open', ['mouseIn', 'press', 'mouseOut'], 'pinned'],
  ['moving in by key opens it, or keeps it open', ['moveIn', 'moveIn', 'mouseOut'], 'pinned'],
  ['going elsewhere closes it', ['press', 'leave'], 'closed'],
  ['but not while the mouse is over it', ['mouseIn', 'leave'], 'hovered'],
  ['Escape closes it', ['press', 'escape'], 'closed'],
  ['even under the mouse', ['mouseIn', 'escape', 'mouseOut'], 'closed'],
  ['a link in it closes it', ['mouseIn', 'follow'], 'closed'],
])('[S49] %s', (_, actions, state) => {
  expect(after(...actions)).toBe(state)
})
