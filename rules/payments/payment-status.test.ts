import { describe, expect, test } from 'vitest'
import {
  isNeverCharged,
  nextPaymentStatus,
  PAYMENT_ACTS,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentAct,
  type PaymentStatus,
} from './payment-status.ts'

describe('the money of an order', () => {
  test.each<[PaymentStatus, PaymentAct, PaymentStatus | null]>([
    ['awaiting', 'authorise', 'authorised'],
    ['awaiting', 'release', 'voiding'],
    ['awaiting', 'claim', null],
    ['awaiting', 'capture', null],
    ['authorised', 'claim', 'capturing'],
    ['authorised', 'release', 'voiding'],
    ['authorised', 'authorise', null],
    ['authorised', 'capture', null],
    ['capturing', 'capture', 'captured'],
    ['capturing', 'lapse', 'lapsed'],
    ['capturing', 'release', null],
    ['voiding', 'void', 'voided'],
    ['voiding', 'authorise', null],
    ['voiding', 'capture', null],
    ['voiding', 'takeElsewhere', 'captured'],
    ['authorised', 'takeElsewhere', null],
    ['voided', 'takeElsewhere', null],
    ['captured', 'void', null],
    ['captured', 'release', null],
    ['voided', 'authorise', null],
    ['lapsed', 'capture', null],
  ])('that is %s: %s leads to %s', (status, act, to) => {
    expect(nextPaymentStatus(status, act)).toBe(to)
  })

  test('reaches every status from awaiting, and every act is of use', () => {
    const reached = new Set<PaymentStatus>(['awaiting'])
    for (const status of reached)
      for (const act of PAYMENT_ACTS) reached.add(nextPaymentStatus(status, act) ?? status)
    expect(reached).toEqual(new Set(PAYMENT_STATUSES))
    expect(new Set(PAYMENT_TRANSITIONS.map(({ act }) => act))).toEqual(new Set(PAYMENT_ACTS))
  })

  test('is captured only after it was authorised and claimed, or else by somebody at the provider', () => {
    const before = (to: PaymentStatus) =>
      PAYMENT_TRANSITIONS.filter((way) => way.to === to).map(({ from }) => from)
    expect(before('captured')).toEqual(['capturing', 'voiding'])
    expect(before('capturing')).toEqual(['authorised'])
    expect(before('authorised')).toEqual(['awaiting', 'capturing'])
  })

  test('that is voided or lapsed was never captured, and we can no longer capture it', () => {
    expect(PAYMENT_STATUSES.filter(isNeverCharged)).toEqual(['lapsed', 'voiding', 'voided'])
    const ownActs = PAYMENT_ACTS.filter((act) => act !== 'takeElsewhere')
    for (const status of PAYMENT_STATUSES.filter(isNeverCharged)) {
      const reached = new Set<PaymentStatus>([status])
      for (const each of reached)
        for (const act of ownActs) reached.add(nextPaymentStatus(each, act) ?? each)
      expect(reached).not.toContain('captured')
    }
  })
})
