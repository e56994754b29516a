import { describe, expect, it } from 'vitest'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'
import {
  cardAcceptance,
  isOpen,
  takesTip,
  startingChoice,
  type CardAcceptance,
  type PaymentChoice,
} from './payment-choices.ts'

const online: OnlinePayment = {
  isAvailable: true,
  publishableKey: 'pk_test',
  scriptUrl: 'https://pay.example/stripe.js',
  isSandbox: false,
  minimumPence: 30,
}
const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  id,
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2028,
  isExpired: false,
  isDefault: false,
  ...more,
})

describe('cards', () => {
  const usual = { online, isFailed: false, isScriptFailed: false, totalPence: 2340 }
  it.each<[string, Partial<typeof usual> | { online: null | undefined }, CardAcceptance]>([
    ['are taken', {}, 'yes'],
    ['are being loaded', { online: undefined }, 'loading'],
    ['cannot be loaded', { online: undefined, isFailed: true }, 'unavailable'],
    ['are never taken here', { online: null }, 'never'],
    ['wait for their provider', { online: { ...online, isAvailable: false } }, 'unavailable'],
    ['cannot be fetched', { isScriptFailed: true }, 'scriptFailed'],
    ['take 30p', { totalPence: 30 }, 'yes'],
    ['do not take 29p', { totalPence: 29 }, 'tooSmall'],
    ['do not take nothing', { totalPence: 0 }, 'tooSmall'],
  ])('%s', (_what, more, acceptance) => {
    expect(cardAcceptance({ ...usual, ...more })).toBe(acceptance)
  })
})

describe('the way that is chosen at first', () => {
  const some = [card('default', { isDefault: true }), card('other')]
  const usual = { taken: 'yes' as CardAcceptance, cards: some, cartCardId: null, chosen: null }
  it.each<[string, Partial<Parameters<typeof startingChoice>[0]>, PaymentChoice]>([
    ['is the default card', {}, { kind: 'savedCard', cardId: 'default' }],
    ['is the basket’s card', { cartCardId: 'other' }, { kind: 'savedCard', cardId: 'other' }],
    ['is a typed one without saved ones', { cards: [] }, { kind: 'newCard' }],
    [
      'is none that has expired',
      { cards: [card('default', { isExpired: true }), card('other')], cartCardId: 'default' },
      { kind: 'savedCard', cardId: 'other' },
    ],
    [
      'is a typed one when all have expired',
      { cards: [card('default', { isExpired: true })] },
      { kind: 'newCard' },
    ],
    ['is what was chosen on this visit: cash', { chosen: 'cash' }, { kind: 'cash' }],
    ['is what was chosen on this visit: another card', { chosen: 'newCard' }, { kind: 'newCard' }],
    ['is cash where no cards are taken', { taken: 'never' }, { kind: 'cash' }],
    ['is cash where the total is too small', { taken: 'tooSmall' }, { kind: 'cash' }],
    ['is cash while the provider is down', { taken: 'unavailable' }, { kind: 'cash' }],
  ])('%s', (_what, more, way) => {
    expect(startingChoice({ ...usual, ...more })).toEqual(way)
  })
})

it('is open only while it is there and taken', () => {
  const cards = [card('a'), card('old', { isExpired: true })]
  expect(isOpen({ kind: 'cash' }, { taken: 'unavailable', cards })).toBe(true)
  expect(isOpen({ kind: 'newCard' }, { taken: 'unavailable', cards })).toBe(false)
  expect(isOpen({ kind: 'newCard' }, { taken: 'yes', cards })).toBe(true)
  expect(isOpen({ kind: 'savedCard', cardId: 'a' }, { taken: 'yes', cards })).toBe(true)
  expect(isOpen({ kind: 'savedCard', cardId: 'old' }, { taken: 'yes', cards })).toBe(false)
  expect(isOpen({ kind: 'savedCard', cardId: 'gone' }, { taken: 'yes', cards })).toBe(false)
})

it('a courier is tipped by card, and only who delivers', () => {
  expect(takesTip({ serviceType: 'delivery' }, { kind: 'newCard' })).toBe(true)
  expect(takesTip({ serviceType: 'delivery' }, { kind: 'cash' })).toBe(false)
  expect(takesTip({ serviceType: 'collection' }, { kind: 'newCard' })).toBe(false)
})
