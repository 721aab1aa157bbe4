import { expect, test } from 'vitest'
import { createPalette, paint, shortColor } from './palette.ts'

const palette = createPalette(
  {
    line: '#333333',
    same: '#333333',
    background: 'white',
    note: 'hsl(60, 100%, 50%)',
    size: '16px',
    font: 'arial',
    limit: 12,
    shadow: 'drop-shadow(1px 2px red)',
    broken: 'hsl(240, 100%, NaN%)',
    chart: { axis: 'rgba(0, 0, 0, 0.5)', colors: '#fff, red' },
  },
  {
    line: 'lightgrey',
    same: '#333333',
    background: '#333',
    note: 'rgb(255, 0, 128.4)',
    size: '17px',
    font: 'verdana',
    limit: 13,
    shadow: 'drop-shadow(1px 2px blue)',
    broken: 'calculated',
    chart: { axis: '#000', colors: '#000,blue' },
  },
)

const drawn = (name: string) => paint(`fill="${palette.variables[name]}"`, palette)

test.each([
  ['line', 'light-dark(#333333,lightgrey)'],
  ['background', 'light-dark(white,#333)'],
  ['note', 'light-dark(#ffff00,#ff0080)'],
  ['same', '#333333'],
  ['size', '16px'],
  ['font', 'arial'],
  ['shadow', 'drop-shadow(1px 2px red)'],
])('the variable %s is painted %s', (name, expected) => {
  expect(drawn(name)).toBe(`fill="${expected}"`)
})

test('colours that no browser can read become that of the text', () => {
  expect(drawn('broken')).toBe('fill="light-dark(currentColor,currentColor)"')
})

test('groups and lists keep their shape; numbers are those of the light theme', () => {
  const { axis, colors } = palette.variables.chart as { axis: string; colors: string }
  expect(paint(axis, palette)).toBe('light-dark(#00000080,#000)')
  expect(paint(colors, palette)).toBe('light-dark(#fff,#000),light-dark(red,blue)')
  expect(palette.variables.limit).toBe(12)
})

test('each pair of colours has one in its place, also when it was turned into its parts', () => {
  const standIn = String(palette.variables.line)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(standIn.slice(at, at + 2), 16))
  expect(paint(`rgb(${red}, ${green}, ${blue})`, palette)).toBe('light-dark(#333333,lightgrey)')
})

test("a writer's own colours stay", () => {
  expect(paint('fill="#f96" stroke="#aabbcc" color="rgb(1, 2, 3)"', palette)).toBe(
    'fill="#f96" stroke="#aabbcc" color="rgb(1, 2, 3)"',
  )
})

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
