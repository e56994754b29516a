import { describe, expect, test } from 'vitest'
import { readHours } from './read-hours.ts'
import { readFeeTiers, readZone } from './read-zone.ts'
import { slugOf } from './slug.ts'

describe('written hours', () => {
  test('become one span a day and service', () => {
    expect(readHours('Sat-Sun 12:00-14:30', ['delivery', 'collection'])).toEqual([
      { service: 'delivery', weekday: 6, startMinute: 720, durationMinutes: 150 },
      { service: 'collection', weekday: 6, startMinute: 720, durationMinutes: 150 },
      { service: 'delivery', weekday: 7, startMinute: 720, durationMinutes: 150 },
      { service: 'collection', weekday: 7, startMinute: 720, durationMinutes: 150 },
    ])
  })

  test('that end before they start end on the next day', () => {
    expect(readHours('Fri 17:00-01:00', ['delivery'])[0]?.durationMinutes).toBe(480)
    expect(readHours('Fri 00:00-24:00', ['delivery'])[0]?.durationMinutes).toBe(1440)
  })

  test('may be none', () => {
    expect(readHours('', ['delivery'])).toEqual([])
  })

  test.for(['Someday 12:00-13:00', 'Fri 12-13', 'Sun-Mon 12:00-13:00'])('are not "%s"', (text) => {
    expect(() => readHours(text, ['delivery'])).toThrow()
  })
})

describe('written zones', () => {
  const rings = { near: 'E8, E9', around: 'N16' }

  test('take their prefixes from the rings of the place', () => {
    expect(readZone('near | £2.00, free from £30 | £12 | 10-20', rings)).toEqual({
      prefixes: ['E8', 'E9'],
      radiusMiles: null,
      feeTiers: [
        { fromPence: 0, feePence: 200 },
        { fromPence: 3000, feePence: 0 },
      ],
      minimumOrderPence: 1200,
      minMinutes: 10,
      maxMinutes: 20,
    })
  })

  test('may add prefixes to a ring', () => {
    const zone = readZone('near, around, E2 | free | £0 | 10-20', rings)
    expect(zone.prefixes).toEqual(['E8', 'E9', 'N16', 'E2'])
  })

  test('may be a circle', () => {
    expect(readZone('2.5 miles | free | £0 | 10-20', rings)).toMatchObject({
      prefixes: [],
      radiusMiles: 2.5,
      feeTiers: [{ fromPence: 0, feePence: 0 }],
    })
  })

  test('begin with a fee', () => {
    expect(() => readFeeTiers('£2.00 from £10')).toThrow()
    expect(() => readFeeTiers('£2.00, free')).toThrow()
  })
})

test.for([
  ['Mama Adé’s', 'mama-ades'],
  ['Salt & Scraps', 'salt-and-scraps'],
  ['Casa Cúpla', 'casa-cupla'],
] as const)('%s is found at %s', ([name, slug]) => {
  expect(slugOf(name)).toBe(slug)
})
