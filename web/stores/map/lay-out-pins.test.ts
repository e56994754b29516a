import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  boxAround,
  doOverlap,
  layOutPins,
  layOutRingLabels,
  type Box,
  type PinToLay,
} from './lay-out-pins.ts'

const size = { width: 600, height: 400 }
const labelHeight = 30
const pin = (id: string, x: number, y: number, labelWidth = 100) => ({ id, x, y, labelWidth })
const laid = (pins: PinToLay[]) => layOutPins(pins, { size, labelHeight }).pins
const sides = (pins: ReturnType<typeof pin>[], occupied: Box[] = []) =>
  layOutPins(pins, { size, labelHeight, taken: occupied }).pins.map(({ side }) => side)

describe('a name', () => {
  it('is above its point', () => {
    expect(sides([pin('a', 300, 200)])).toEqual(['above'])
  })

  it('is below if there is no room above', () => {
    expect(sides([pin('a', 300, 20)])).toEqual(['below'])
    expect(sides([pin('a', 300, 200), pin('b', 340, 205)])).toEqual(['above', 'below'])
  })

  it('is shifted sideways where that makes room', () => {
    expect(laid([pin('a', 300, 385), pin('b', 390, 390)])).toMatchObject([
      { side: 'above', shift: 0 },
      { side: 'above', shift: 36 },
    ])
  })

  it('is at the end of a line if there is no room nearby', () => {
    const three = [pin('a', 300, 200), pin('b', 326, 200), pin('c', 358, 200)]
    expect(laid(three)).toMatchObject([
      { side: 'above', lift: 0 },
      { side: 'below', lift: 0 },
      { side: 'above', lift: 36 },
    ])
  })

  it('gives way to those before it, and is only a dot if no room is left', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => pin(String(index), 300 + index, 200))
    expect(sides(crowd).slice(0, 2)).toEqual(['above', 'below'])
    expect(sides(crowd).at(-1)).toBe('dot')
  })

  it('that is required is where it covers least', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => pin(String(index), 300 + index, 200))
    const [needed] = laid([{ ...pin('you', 305, 203), isNeeded: true }, ...crowd])
    expect(needed?.side).not.toBe('dot')
  })

  it('does not cover the point of another, nor what is taken', () => {
    expect(sides([pin('a', 300, 200), pin('b', 310, 180)])).toEqual(['below', 'above'])
    expect(sides([pin('a', 300, 200)], [boxAround({ x: 300, y: 180 }, 10)])).toEqual(['below'])
  })

  it('is moved along at the edges', () => {
    expect(laid([pin('a', 30, 200), pin('b', 580, 200)])).toMatchObject([
      { side: 'above', shift: 24 },
      { side: 'above', shift: -34 },
    ])
  })
})

test('wherever the stores are, no name leaves the picture and none covers another', () => {
  const somebody = fc.record({
    id: fc.uuid(),
    x: fc.double({ min: 0, max: size.width, noNaN: true }),
    y: fc.double({ min: 0, max: size.height, noNaN: true }),
    labelWidth: fc.integer({ min: 30, max: 180 }),
  })
  fc.assert(
    fc.property(fc.array(somebody, { maxLength: 40 }), (pins) => {
      const laid = layOutPins(pins, { size, labelHeight })
      expect(laid.pins.map(({ id }) => id)).toEqual(pins.map(({ id }) => id))
      const { names } = laid
      expect(names).toHaveLength(laid.pins.filter(({ side }) => side !== 'dot').length)
      for (const [index, label] of names.entries()) {
        expect(label.left).toBeGreaterThanOrEqual(0)
        expect(label.right).toBeLessThanOrEqual(size.width)
        expect(names.slice(index + 1).some((other) => doOverlap(label, other))).toBe(false)
      }
    }),
  )
})

describe('the distance of a ring', () => {
  const around = { middle: { x: 300, y: 200 }, pixelsPerMile: 100, size, height: 20 }
  const rings = [{ miles: 1, labelWidth: 50 }]

  it('is in the east', () => {
    const [label] = layOutRingLabels(rings, around, [])
    expect(label).toMatchObject({ miles: 1, x: 400 })
    expect(label?.y).toBeCloseTo(200, 9)
  })

  it('moves along its ring if something else is there', () => {
    const [label] = layOutRingLabels(rings, around, [boxAround({ x: 400, y: 200 }, 20)])
    expect(label?.x).toBeCloseTo(200, 9)
  })

  it('gives way to the distance of another ring', () => {
    const labels = layOutRingLabels([...rings, { miles: 1.2, labelWidth: 50 }], around, [])
    expect(labels.map(({ x }) => Math.round(x))).toEqual([400, 180])
  })

  it('is left out if its ring is covered all around, unless no ring would have one', () => {
    const all = boxAround({ x: 300, y: 200 }, 130)
    const two = [...rings, { miles: 2, labelWidth: 50 }]
    expect(layOutRingLabels(two, around, [all])).toMatchObject([{ miles: 2, x: 500 }])
    expect(layOutRingLabels(rings, around, [all])).toMatchObject([{ miles: 1, x: 400 }])
  })

  it('is left out if its ring is outside the picture', () => {
    expect(layOutRingLabels([{ miles: 9, labelWidth: 50 }], around, [])).toEqual([])
  })
})
