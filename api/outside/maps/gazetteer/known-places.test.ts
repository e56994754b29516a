import { describe, expect, it } from 'vitest'
import { milesBetween } from '#rules/address/distance.ts'
import { createGazetteer } from './gazetteer.driver.ts'
import { csvRows } from './postcode-table.ts'

const gazetteer = createGazetteer()

/** How far off the answer may be in miles, by the kind of search. */
const ALLOWED_MILES: Readonly<Record<string, number>> = {
  city: 0.6,
  country: 3,
  // Sectors of many square miles with few houses.
  remote: 5,
  outward: 4,
  town: 2,
}

const places = csvRows('./test-known-places.csv').map((row) => {
  const [kind = '', nation = '', typed = '', name = '', latitude, longitude] = row
  const landmark = { latitude: Number(latitude), longitude: Number(longitude) }
  return { kind, nation, typed, name, landmark }
})

async function milesOff({ typed, landmark }: (typeof places)[number]) {
  const found = await gazetteer.place(typed)
  return found ? milesBetween(found, landmark) : Infinity
}

describe('known places', () => {
  it.each(places)('$typed is near $name', async (place) => {
    expect(await milesOff(place)).toBeLessThanOrEqual(ALLOWED_MILES[place.kind] ?? 0)
  })

  it('are in all four nations, and their distances are printed', async () => {
    const groups = Map.groupBy(places, ({ nation, kind }) => `${nation}, ${kind}`)
    const lines = await Promise.all(
      [...groups].map(async ([group, members]) => {
        const miles = (await Promise.all(members.map(milesOff))).toSorted((a, b) => a - b)
        const median = miles[Math.floor(miles.length / 2)] ?? NaN
        const worst = miles.at(-1) ?? NaN
        const counted = String(members.length).padStart(3)
        return `${group.padEnd(26)}${counted}  median ${median.toFixed(2)}  worst ${worst.toFixed(2)}`
      }),
    )
    // oxlint-disable-next-line no-console -- the figures are the purpose of this test
    console.log(['Miles between a known place and the answer', ...lines].join('\n'))
    expect(new Set(places.map(({ nation }) => nation)).size).toBe(4)
    expect(places.length).toBeGreaterThanOrEqual(60)
  })
})
