import { describe, expect, test } from 'vitest'
import { choiceOf, nextSector, toggleSector, type Direction } from './drawn-sectors.ts'

describe('a sector', () => {
  test.each([
    ['', 'none'],
    ['E8 1', 'own'],
    ['e81aa, e8 1', 'own'],
    ['E8', 'included'],
    ['E', 'included'],
    ['E9, N1 6', 'none'],
    // A part of it is not all of it.
    ['E8 1AA', 'none'],
    ['nonsense!', 'none'],
  ] as const)('of a zone with %j is %s', (typed, choice) => {
    expect(choiceOf(typed, 'E8 1')).toBe(choice)
  })

  test('of a district with a letter is included by the district without it', () => {
    expect(choiceOf('SW1', 'SW1A 1')).toBe('included')
  })

  test.each([
    ['', 'E8 1'],
    ['E9', 'E9, E8 1'],
    ['E9; N1 6\nN1 7', 'E9, N1 6, N1 7, E8 1'],
    ['E9, e8 1, N1', 'E9, N1'],
    ['E8 1', ''],
    ['E8', 'E8'],
    ['typo?', 'typo?, E8 1'],
  ])('pressed for %j leaves %j', (typed, after) => {
    expect(toggleSector(typed, 'E8 1')).toBe(after)
  })
})

describe('an arrow key', () => {
  const at = (eastMiles: number, northMiles: number) => ({
    code: '',
    zoneId: null,
    eastMiles,
    northMiles,
  })
  // The middle, the four around it, one further north, and one between north and east.
  const sectors = [at(0, 0), at(0, 1), at(0, -1), at(-1, 0), at(1, 0), at(0, 2), at(0.6, 0.6)]

  test.each([
    ['ArrowUp', 0, 6],
    ['ArrowDown', 0, 2],
    ['ArrowLeft', 0, 3],
    ['ArrowRight', 0, 6],
    ['ArrowUp', 1, 5],
    ['ArrowUp', 5, null],
    ['ArrowLeft', 3, null],
    ['ArrowDown', 6, 4],
  ] as const)('%s goes from %i to %j', (direction: Direction, from, to) => {
    expect(nextSector(sectors, from, direction)).toBe(to)
  })

  test.each(['ArrowUp', 'ArrowDown'] as const)('%s goes nowhere without sectors', (direction) => {
    expect(nextSector([], 0, direction)).toBeNull()
  })
})
