import { describe, expect, test } from 'vitest'
import { checkFeeTiers } from '#rules/delivery/delivery-fee.ts'
import { generateStores } from '#town/country/country-stores.ts'
import { nationOfPostcode } from '#rules/stores/import/nation-of-postcode.ts'

const outwardCodes = [
  { outwardCode: 'E8', latitude: 51.54, longitude: -0.07, unitPostcodes: 900 },
  { outwardCode: 'E9', latitude: 51.54, longitude: -0.04, unitPostcodes: 90 },
  { outwardCode: 'EH9', latitude: 55.93, longitude: -3.19, unitPostcodes: 10 },
].map((code) => ({ ...code, town: 'Town', area: 'Area' }))

const stores = [...generateStores(400, { seed: 7, outwardCodes })]
const standingIn = (outwardCode: string) =>
  stores.filter(({ address }) => address.postCode.startsWith(`${outwardCode} `)).length

describe('a generated country', () => {
  test('is the same for the same seed, and begins the same when it is longer', () => {
    expect([...generateStores(20, { seed: 7, outwardCodes })]).toEqual(stores.slice(0, 20))
  })

  test('differs for another seed', () => {
    expect([...generateStores(20, { seed: 8, outwardCodes })]).not.toEqual(stores.slice(0, 20))
  })

  test('has most stores where most people are', () => {
    expect(standingIn('E8')).toBeGreaterThan(300)
    expect(standingIn('E9')).toBeGreaterThan(standingIn('EH9'))
  })

  test('gives every store its own slug', () => {
    expect(new Set(stores.map(({ slug }) => slug)).size).toBe(stores.length)
  })

  test('shares menus between stores', () => {
    expect(new Set(stores.map(({ categories }) => categories)).size).toBeLessThan(60)
  })

  test('keeps menus as short as asked', () => {
    for (const { categories } of generateStores(60, { seed: 1, outwardCodes, products: 5 })) {
      expect(categories.flatMap(({ products }) => products).length).toBe(5)
    }
  })

  test('delivers nearby on terms that the rules accept', () => {
    for (const { zones, address } of stores) {
      expect(zones.length).toBeGreaterThan(0)
      for (const zone of zones) expect(checkFeeTiers(zone.feeTiers)).toBeNull()
      if (address.postCode.startsWith('E8 ')) {
        expect(zones.flatMap(({ prefixes }) => prefixes)).not.toContain('EH9')
      }
    }
  })

  test('knows the nation of an outward code', () => {
    expect(['E8', 'EH9', 'CF24', 'BT7', 'M14'].map(nationOfPostcode)).toEqual([
      'england',
      'scotland',
      'wales',
      'northernIreland',
      'england',
    ])
  })
})
