import { expect, test } from 'vitest'
import { storeTemplate } from './store-columns.ts'
import { readStoresTable } from './stores-table.ts'

const HEADINGS = ['Name', 'Postcode', 'Delivers to', 'Delivery fee', 'Minimum order']

test('a row is a store, its words as the JSON format has them', () => {
  const { stores, faults } = readStoresTable(storeTemplate())
  expect(faults).toEqual([])
  expect(stores).toEqual([
    {
      row: 2,
      store: {
        name: 'Luigi’s',
        address: '12 High Street',
        postCode: 'E8 1AA',
        phone: '020 7946 0123',
        email: 'luigi@example.com',
        ownerEmail: 'luigi.rossi@example.com',
        storeTypes: ['pizza', 'italian'],
        hours: 'Mon-Thu 17:00-22:30; Fri-Sun 12:00-23:00',
        zones: [
          {
            name: 'Delivery',
            prefixes: ['E8', 'E9'],
            radiusMiles: null,
            feeTiers: [
              { fromPence: 0, feePence: 249 },
              { fromPence: 3000, feePence: 0 },
            ],
            minimumOrderPence: 1200,
            minMinutes: 10,
            maxMinutes: 25,
          },
        ],
      },
    },
  ])
})

test('headings come in any order and with other words; what is not read is listed', () => {
  const { stores, unknownColumns } = readStoresTable([
    ['TELEPHONE', 'Restaurant name', 'Owner', 'Opening Times', 'Collection hours'],
    ['020 7946 0123', 'Luigi’s', 'Luigi', 'daily 12:00-22:00', 'daily 11:00-22:00'],
  ])
  expect(unknownColumns).toEqual(['Owner'])
  expect(stores[0]?.store).toEqual({
    phone: '020 7946 0123',
    name: 'Luigi’s',
    hours: { delivery: 'daily 12:00-22:00', collection: 'daily 11:00-22:00' },
  })
})

test('an empty cell says nothing, and empty rows are no stores', () => {
  const { stores } = readStoresTable([
    HEADINGS,
    ['Luigi’s', ''],
    [null, ''],
    ['Pina’s', 'E8 1AA', '2.5 miles', 'free', 10],
  ])
  expect(stores.map(({ row }) => row)).toEqual([2, 4])
  expect(stores[0]?.store).toEqual({ name: 'Luigi’s' })
  expect(stores[1]?.store['zones']).toEqual([
    {
      name: 'Delivery',
      prefixes: [],
      radiusMiles: 2.5,
      feeTiers: [{ fromPence: 0, feePence: 0 }],
      minimumOrderPence: 1000,
    },
  ])
})

test.for([
  [
    'two columns of one kind',
    [['Name', 'Restaurant'], ['Luigi’s']],
    'Restaurant',
    'REPEATED_COLUMN',
  ],
  ['no column of names', [['Postcode'], ['E8 1AA']], 'Name', 'MISSING_COLUMN'],
  ['no rows', [HEADINGS], '', 'NO_STORES'],
  ['nothing', [[]], '', 'NO_STORES'],
  ['a fee in words', [HEADINGS, ['A', 'E8', 'E8', 'lots']], 'Delivery fee', 'FEES_NOT_READ'],
  ['two radii', [HEADINGS, ['A', 'E8', '2 miles; 3 miles', '1']], 'Delivers to', 'VALUE_NOT_READ'],
  [
    'a minimum in words',
    [HEADINGS, ['A', 'E8', 'E8', '1', 'x']],
    'Minimum order',
    'VALUE_NOT_READ',
  ],
] as const)('a table with %s is refused at its column', ([, rows, field, code]) => {
  expect(readStoresTable(rows).faults).toEqual([expect.objectContaining({ field, code })])
})

test('a value of the JSON format has the heading of its column', () => {
  const { headingOf } = readStoresTable([['Name', 'Opening times', 'Fee'], ['Luigi’s']])
  expect(
    [
      'name',
      'hours.delivery',
      'zones.0.feeTiers.0.feePence',
      'zones.0.prefixes.1',
      'bag',
      'art',
    ].map(headingOf),
  ).toEqual(['Name', 'Opening times', 'Fee', 'Delivers to', 'bag', 'art'])
})
