import { expect, test } from 'vitest'
import {
  cartsGivingWay,
  MOST_KEPT_BY_ACCOUNT,
  MOST_KEPT_BY_NETWORK,
  type KeptPlace,
} from './reservation-limit.ts'

/** The longer the number, the later it was renewed. */
const hold = (minute: number, of: Partial<KeptPlace> = {}): KeptPlace => ({
  cartToken: `cart ${minute}`,
  heldUntil: new Date(minute * 60_000),
  isOfNetwork: true,
  isOfAccount: false,
  ...of,
})
const paying = (minute: number, of: Partial<KeptPlace> = {}) =>
  hold(minute, { ...of, heldUntil: null })
const times = (count: number, make: (minute: number) => KeptPlace) =>
  Array.from({ length: count }, (_, index) => make(index + 1)).toReversed()

test('nobody gives way while there is room for one more', () => {
  expect(cartsGivingWay([])).toEqual([])
  expect(cartsGivingWay(times(MOST_KEPT_BY_NETWORK - 1, hold))).toEqual([])
})

test('what was renewed longest ago gives way, however many there are', () => {
  expect(cartsGivingWay(times(MOST_KEPT_BY_NETWORK, hold))).toEqual(['cart 1'])
  expect(cartsGivingWay(times(MOST_KEPT_BY_NETWORK + 2, hold))).toEqual([
    'cart 1',
    'cart 2',
    'cart 3',
  ])
})

test('an order that is being paid gives way to nobody', () => {
  const most = times(MOST_KEPT_BY_NETWORK - 1, paying)
  expect(cartsGivingWay([...most, hold(99)])).toEqual(['cart 99'])
  expect(cartsGivingWay([...most, paying(99)])).toBe('network')
})

test('an account keeps fewer, wherever it asks from', () => {
  const ofAccount = { isOfNetwork: false, isOfAccount: true }
  const own = times(MOST_KEPT_BY_ACCOUNT, (minute) => hold(minute, ofAccount))
  expect(cartsGivingWay(own)).toEqual(['cart 1'])
  expect(cartsGivingWay(own.map((place) => ({ ...place, heldUntil: null })))).toBe('account')
})

test('what gives way for the account counts no more for the network', () => {
  const others = times(MOST_KEPT_BY_NETWORK - MOST_KEPT_BY_ACCOUNT, hold)
  const own = times(MOST_KEPT_BY_ACCOUNT, (minute) => hold(minute + 50, { isOfAccount: true }))
  expect(cartsGivingWay([...others, ...own])).toEqual(['cart 51'])
})
