import { expect, test } from 'vitest'
import { shortColor } from './shortColor.ts'

test.each([
  ['#ECECFF', '#ECECFF'],
  ['white', 'white'],
  ['rgb(255, 0, 128)', '#ff0080'],
  ['rgb(6.3333333334, 0, 19.0000000001)', '#060013'],
  ['rgba(255, 255, 255, 0.25)', '#ffffff40'],
  ['rgba(1,2,3,1)', '#010203'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(240, 60%, 86.2745098039%)', '#c7c7f1'],
  ['hsl(-4, 100%, 93.5294117647%)', '#ffdee0'],
  ['hsl(360, 0%, 50%)', '#808080'],
  ['hsl(1, 2%, NaN%)', 'currentColor'],
  ['calculated', 'currentColor'],
])('%s is %s', (color, expected) => {
  expect(shortColor(color)).toBe(expected)
})
