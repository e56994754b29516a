import { expect, test } from 'vitest'
import { BAG_CHARGE_MINIMUM_PENCE } from '#rules/cart/bag-charge.ts'
import { changedFields } from './compare-stores.ts'
import { faultsOfBag, faultsOfStore } from './faults-of-store.ts'
import { isLocationMissing, mergeStore } from './merge-store.ts'
import { slugOfName, slugsOfStore } from './slug-of-name.ts'
import type { StoreDocument, WrittenStore } from './store-document.ts'

const HACKNEY = { city: 'London', area: 'Hackney', latitude: 51.5, longitude: -0.06 }
const zone = {
  name: 'Near',
  prefixes: ['E8'],
  radiusMiles: null,
  feeTiers: [{ fromPence: 0, feePence: 199 }],
  minimumOrderPence: 1000,
  minMinutes: 10,
  maxMinutes: 20,
}
const written: WrittenStore = {
  name: 'Luigi’s',
  address: '12 High Street',
  postCode: 'BT7 1AA',
  phone: '020 7946 0123',
  email: 'luigi@example.com',
  storeTypes: ['pizza'],
}

const artOf = (type: string) =>
  type === 'pizza' ? ({ picture: 'pizza', vessel: 'plate' } as const) : undefined
const merge = (store: WrittenStore, before: StoreDocument | null = null) =>
  mergeStore(store, {
    before,
    location: before ? null : HACKNEY,
    slug: 'luigis',
    today: '2026-05-13',
    bagMinimums: BAG_CHARGE_MINIMUM_PENCE,
    artOf,
  })
const faults = (store: StoreDocument) =>
  faultsOfStore(store, (type) => type === 'pizza').map(({ field, code }) => `${field} ${code}`)

test('a new store is as most are, and by its postcode in a nation with its charge for bags', () => {
  expect(merge(written)).toMatchObject({
    ...HACKNEY,
    slug: 'luigis',
    nation: 'northernIreland',
    bag: { pencePerBag: 25, bagsPerOrder: 1, noBagAllowed: true },
    services: ['collection'],
    hours: { delivery: 'closed', collection: 'closed' },
    legalName: 'Luigi’s',
    hygiene: { rating: 'awaitingInspection', inspectedOn: null },
    art: { hero: { picture: 'pizza' } },
  })
  expect(merge({ ...written, zones: [zone] }).services).toEqual(['delivery', 'collection'])
})

test('what a file doesn’t say stays', () => {
  const before = merge({ ...written, zones: [zone], hours: { delivery: 'daily 12:00-22:00' } })
  expect(merge({ name: 'Luigi’s' }, before)).toEqual(before)
  const after = merge({ name: 'Luigi’s', bag: { bagsPerOrder: 2 }, phone: '020 7946 0999' }, before)
  expect(changedFields(before, after)).toEqual(['phone', 'bag'])
  expect(after.bag).toEqual({ pencePerBag: 25, bagsPerOrder: 2, noBagAllowed: true })
})

test.each([
  [{ pencePerBag: 24 }, null, ['bag.pencePerBag BAG_CHARGE_TOO_LOW £0.25']],
  [{ pencePerBag: 25 }, null, []],
  [{ pencePerBag: 0, bagsPerOrder: 0 }, null, []],
  [{ pencePerBag: 10 }, { pencePerBag: 10 }, []],
  [{ pencePerBag: 12 }, { pencePerBag: 10 }, ['bag.pencePerBag BAG_CHARGE_TOO_LOW £0.25']],
])('in Northern Ireland a bag of %j after %j has the faults %j', (bag, earlier, expected) => {
  const before = earlier && merge({ ...written, bag: earlier })
  const found = faultsOfBag(merge({ ...written, bag }, before), before, BAG_CHARGE_MINIMUM_PENCE)
  expect(found.map(({ field, code, value }) => `${field} ${code} ${value}`)).toEqual(expected)
})

test('dates before today are left out', () => {
  const dated = (date: string) => ({ date, service: null, hours: 'closed', reason: '' })
  const { exceptions } = merge({
    ...written,
    exceptions: [dated('2026-12-25'), dated('2026-05-12'), dated('2026-05-13')],
  })
  expect(exceptions.map(({ date }) => date)).toEqual(['2026-05-13', '2026-12-25'])
})

test('a place is looked up for a new store and one that moves, unless the file says it', () => {
  const before = merge(written)
  const placed = { ...written, ...HACKNEY }
  expect(isLocationMissing(null, written)).toBe(true)
  expect(isLocationMissing(null, placed)).toBe(false)
  expect(isLocationMissing(before, written)).toBe(false)
  expect(isLocationMissing(before, { ...written, postCode: 'EH9 1AA' })).toBe(true)
  expect(merge({ ...written, postCode: 'EH9 1AA' }, before).nation).toBe('scotland')
})

test('what can’t be is named with its field', () => {
  const store = merge({ ...written, zones: [zone] })
  expect(faults(store)).toEqual([])
  expect(faults({ ...store, email: '', storeTypes: ['pizzas'] })).toEqual([
    'email MISSING_VALUE',
    'storeTypes.0 UNKNOWN_CUISINE',
  ])
  expect(faults({ ...store, zones: [] })).toEqual(['zones NO_ZONES'])
  expect(faults({ ...store, zones: [zone, { ...zone, prefixes: ['E8', 'E9'] }] })).toEqual([
    'zones.1.prefixes PREFIX_TAKEN',
  ])
  expect(faults({ ...store, zones: [{ ...zone, maxMinutes: 5 }] })).toEqual([
    'zones.0.minMinutes MINUTES_NOT_READ',
  ])
  const hours = { delivery: 'Fri 17:00-03:00; Sat 02:00-10:00', collection: 'closed' }
  expect(faults({ ...store, hours })).toEqual(['hours.delivery HOURS_OVERLAP'])
  const day = { date: '2026-12-25', service: null, hours: 'closed', reason: '' }
  expect(faults({ ...store, exceptions: [day, day] })).toEqual(['exceptions.1.date REPEATED_DATE'])
})

test.for([
  ['Mama Adé’s', 'mama-ades'],
  ['Salt & Scraps', 'salt-and-scraps'],
  ['Casa Cúpla', 'casa-cupla'],
  ['寿司', ''],
] as const)('%s is found at "%s"', ([name, slug]) => {
  expect(slugOfName(name)).toBe(slug)
})

test('a store whose slug is taken is called by where it is', () => {
  const place = { area: 'Hackney', city: 'London', postCode: 'E8 1AA' }
  expect(slugsOfStore({ name: 'Luigi’s', ...place })).toEqual([
    'luigis',
    'luigis-hackney',
    'luigis-london',
    'luigis-e8-1aa',
  ])
})
