import { describe, expect, test } from 'vitest'
import {
  currentExceptions,
  findObsolete,
  readExceptions,
  refuseMore,
  shrink,
  type Exceptions,
} from './exceptions.ts'
import { readHouse } from './house.ts'

describe('the list of exceptions', () => {
  const listed: Exceptions = {
    upward: { 'api/cart → api/orders': 2, 'api/http → api/session': 3 },
    mutual: { 'api/cart ↔ api/orders': 1 },
    large: { 'api/cart': 46 },
  }

  test('allows what it names, and less', () => {
    const current = { ...listed, upward: { 'api/cart → api/orders': 1 }, large: { 'api/cart': 46 } }
    expect(refuseMore(listed, current)).toEqual([])
  })

  test('refuses more of what it names, and what it does not name', () => {
    const current: Exceptions = {
      upward: { 'api/cart → api/orders': 3 },
      mutual: { 'api/menu ↔ api/stores': 1 },
      large: { 'api/cart': 47 },
    }
    expect(refuseMore(listed, current)).toEqual([
      'api/cart → api/orders: 3, not 2, imports that go upward (see tools/house/direction.ts)',
      'api/menu ↔ api/stores: 1, not 0, folders that import each other',
      'api/cart: 47, not 46, files in one folder besides tests',
    ])
  })

  test('only falls', () => {
    const current: Exceptions = {
      upward: { 'api/cart → api/orders': 1, 'api/jobs → api/emails': 1 },
      mutual: {},
      large: { 'api/cart': 50 },
    }
    expect(findObsolete(listed, current)).toEqual([
      'api/http → api/session',
      'api/cart ↔ api/orders',
    ])
    expect(shrink(listed, current)).toEqual({
      upward: { 'api/cart → api/orders': 1 },
      mutual: {},
      large: { 'api/cart': 46 },
    })
  })
})

test('a reason goes with what it is a reason for', () => {
  const none: Exceptions = { upward: {}, mutual: {}, large: {} }
  const large = { 'web/calls': 29 }
  const reasons = { 'web/calls': 'One file for each noun.' }
  expect(findObsolete({ ...none, large, reasons }, { ...none, large })).toEqual([])
  expect(shrink({ ...none, large, reasons }, { ...none, large })).toEqual({
    ...none,
    large,
    reasons,
  })
  expect(findObsolete({ ...none, reasons }, none)).toEqual(['web/calls'])
  expect(shrink({ ...none, large, reasons }, none)).toEqual(none)
})

describe('the house as it stands', () => {
  const [listed, current] = [readExceptions(), currentExceptions(readHouse())]

  test('breaks no rule more than the list of exceptions says', () => {
    expect(refuseMore(listed, current)).toEqual([])
  })

  test('still has every exception of the list; `npm run boundaries -- --shrink` takes the others out', () => {
    expect(findObsolete(listed, current)).toEqual([])
  })
})
