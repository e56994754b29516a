import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneCells, type CellEdge, type Point } from './zone-cells.ts'

const point = (east: number, north: number): Point => ({ east, north })

test('two places share the edge midway between them', () => {
  const [left, right] = zoneCells([point(0, 0), point(2, 0)])
  const shared = left?.find(({ beyond }) => beyond === 1)
  expect(shared?.from.east).toBeCloseTo(1)
  expect(shared?.to.east).toBeCloseTo(1)
  expect(right?.some(({ beyond }) => beyond === 0)).toBe(true)
})

test('a place alone gets an area around it', () => {
  const [cell = []] = zoneCells([point(5, 5)])
  expect(cell).toHaveLength(16)
  expect(isInside(cell, point(5, 5))).toBe(true)
})

test('of two places at one point only the first has an area', () => {
  const [first, second] = zoneCells([point(0, 0), point(0, 0), point(2, 0)])
  expect(first).not.toEqual([])
  expect(second).toEqual([])
})

const someplace = fc.record({
  east: fc.integer({ min: -50, max: 50 }).map((n) => n / 10),
  north: fc.integer({ min: -50, max: 50 }).map((n) => n / 10),
})
const places = fc.uniqueArray(someplace, {
  minLength: 2,
  maxLength: 30,
  selector: ({ east, north }) => `${east} ${north}`,
})

test('each cell goes round and holds its own place and no other', () => {
  fc.assert(
    fc.property(places, (given) => {
      for (const [index, cell] of zoneCells(given).entries()) {
        for (const [edge, { to }] of cell.entries()) {
          const next = cell[(edge + 1) % cell.length]?.from ?? to
          expect(Math.hypot(next.east - to.east, next.north - to.north)).toBeLessThan(1e-6)
        }
        const holds = given.map((each) => isInside(cell, each))
        expect(holds).toEqual(given.map((_, other) => other === index))
      }
    }),
    { numRuns: 60 },
  )
})

/** On the left of every edge. */
function isInside(cell: readonly CellEdge[], { east, north }: Point): boolean {
  return cell.every(
    ({ from, to }) =>
      (to.east - from.east) * (north - from.north) - (to.north - from.north) * (east - from.east) >
      -1e-9,
  )
}
