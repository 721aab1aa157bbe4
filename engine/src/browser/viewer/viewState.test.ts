import { describe, expect, test } from 'vitest'
import { fitView, moveView, zoomView } from './viewState.ts'

const stage = { width: 1048, height: 648 }

describe('fitting', () => {
  test('shows all of a large picture in the middle, with a margin', () => {
    expect(fitView({ width: 2000, height: 400 }, stage)).toEqual({ x: 24, y: 224, scale: 0.5 })
  })

  test('leaves the buttons above a high picture free', () => {
    expect(fitView({ width: 400, height: 1112 }, stage)).toEqual({ x: 424, y: 68, scale: 0.5 })
  })

  test('shows a small picture at most twice as large', () => {
    expect(fitView({ width: 100, height: 50 }, stage)).toEqual({ x: 424, y: 274, scale: 2 })
  })
})

describe('zooming', () => {
  test('keeps the point in place that is pointed at', () => {
    const view = zoomView({ x: 100, y: 50, scale: 1 }, 2, { x: 300, y: 150 })
    expect(view).toEqual({ x: -100, y: -50, scale: 2 })
    expect(zoomView(view, 0.5, { x: 300, y: 150 })).toEqual({ x: 100, y: 50, scale: 1 })
  })

  test('ends at eight times the size, and at an eighth', () => {
    expect(zoomView({ x: 0, y: 0, scale: 6 }, 4, { x: 0, y: 0 }).scale).toBe(8)
    expect(zoomView({ x: 0, y: 0, scale: 0.2 }, 0.1, { x: 0, y: 0 }).scale).toBe(0.125)
  })
})

describe('moving', () => {
  const picture = { width: 400, height: 200 }

  test('goes where it is pulled', () => {
    expect(moveView({ x: 0, y: 0, scale: 1 }, { x: 30, y: -20 }, { picture, stage })).toEqual({
      x: 30,
      y: -20,
      scale: 1,
    })
  })

  test('leaves some of the picture in sight', () => {
    expect(moveView({ x: 0, y: 0, scale: 2 }, { x: -9999, y: -9999 }, { picture, stage })).toMatchObject({
      x: -752,
      y: -352,
    })
    expect(moveView({ x: 0, y: 0, scale: 2 }, { x: 9999, y: 9999 }, { picture, stage })).toMatchObject({
      x: 1000,
      y: 600,
    })
  })
})
