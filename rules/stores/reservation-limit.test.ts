import { expect, test } from 'vitest'
import {
  cartsToRelease,
  MAXIMUM_RESERVATIONS_OF_ACCOUNT,
  MAXIMUM_RESERVATIONS_OF_NETWORK,
  type SlotReservation,
} from './reservation-limit.ts'

/** The longer the number, the later it was renewed. */
const hold = (minute: number, of: Partial<SlotReservation> = {}): SlotReservation => ({
  cartToken: `cart ${minute}`,
  reservedUntil: new Date(minute * 60_000),
  isOfNetwork: true,
  isOfAccount: false,
  ...of,
})
const paying = (minute: number, of: Partial<SlotReservation> = {}) =>
  hold(minute, { ...of, reservedUntil: null })
const times = (count: number, make: (minute: number) => SlotReservation) =>
  Array.from({ length: count }, (_, index) => make(index + 1)).toReversed()

test('no cart loses its reservation while there is room for one more', () => {
  expect(cartsToRelease([])).toEqual([])
  expect(cartsToRelease(times(MAXIMUM_RESERVATIONS_OF_NETWORK - 1, hold))).toEqual([])
})

test('what was renewed longest ago gives way, however many there are', () => {
  expect(cartsToRelease(times(MAXIMUM_RESERVATIONS_OF_NETWORK, hold))).toEqual(['cart 1'])
  expect(cartsToRelease(times(MAXIMUM_RESERVATIONS_OF_NETWORK + 2, hold))).toEqual([
    'cart 1',
    'cart 2',
    'cart 3',
  ])
})

test('an order that is being paid never loses its reservation', () => {
  const maximum = times(MAXIMUM_RESERVATIONS_OF_NETWORK - 1, paying)
  expect(cartsToRelease([...maximum, hold(99)])).toEqual(['cart 99'])
  expect(cartsToRelease([...maximum, paying(99)])).toBe('network')
})

test('an account has fewer reservations than a network, wherever it is', () => {
  const ofAccount = { isOfNetwork: false, isOfAccount: true }
  const own = times(MAXIMUM_RESERVATIONS_OF_ACCOUNT, (minute) => hold(minute, ofAccount))
  expect(cartsToRelease(own)).toEqual(['cart 1'])
  expect(cartsToRelease(own.map((place) => ({ ...place, reservedUntil: null })))).toBe('account')
})

test('what is released for the account no longer counts for the network', () => {
  const others = times(MAXIMUM_RESERVATIONS_OF_NETWORK - MAXIMUM_RESERVATIONS_OF_ACCOUNT, hold)
  const own = times(MAXIMUM_RESERVATIONS_OF_ACCOUNT, (minute) =>
    hold(minute + 50, { isOfAccount: true }),
  )
  expect(cartsToRelease([...others, ...own])).toEqual(['cart 51'])
})
