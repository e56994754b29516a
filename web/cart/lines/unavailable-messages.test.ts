import '#web/messages/cart.ts'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart/cart-line.ts'
import { t } from '#web/messages/i18n.ts'
import { notSoldThen, whyNot, whyNotThese } from './unavailable-messages.ts'

type Reason = CartLine['unavailableReason']

const line = (name: string, unavailableReason: Reason, left: number | null = null) => ({
  id: name,
  name,
  unavailableReason,
  left,
})

describe('why a line cannot be ordered, with what helps', () => {
  it.each([
    [line('Goat', 'tooFewLeft', 4), 'Only 4 are left.'],
    [line('Goat', 'tooFewLeft', 1), 'Only 1 is left.'],
    [line('Goat', 'tooFewLeft', 0), 'Sold out. Choose something else.'],
    [line('Thali', 'notOnMenu'), 'This is no longer on the menu.'],
    [line('Thali', 'optionUnavailable'), 'One of your choices has sold out. Choose another.'],
    [
      line('Thali', 'notSoldThen'),
      'Not sold at this time. Choose another time, or something else.',
    ],
    [line('Thali', 'storeClosed'), 'The restaurant is closed at that time. Choose another time.'],
    [line('Thali', null), ''],
  ])('%j reads %j', (of, words) => {
    expect(whyNot(t, of)).toBe(words)
  })
})

describe('why several lines cannot be ordered', () => {
  it.each([
    [[line('Naan', 'soldOut'), line('Goat', 'tooFewLeft', 0)], 'Naan and Goat are sold out.'],
    [[line('Naan', 'tooFewLeft', 2)], 'There aren’t enough left of Naan.'],
    [[line('Naan', 'notOnMenu')], 'Naan is no longer on the menu.'],
    [
      [line('Naan', 'soldOut'), line('Dal', 'notOnMenu')],
      'Some items can’t be ordered: Naan and Dal. See why next to each one.',
    ],
  ])('%j reads %j', (lines, words) => {
    expect(whyNotThese(t, lines)).toBe(words)
  })
})

it('before a time is chosen, only lines that are not sold then are named', () => {
  const lines = [line('Thali', 'notSoldThen'), line('Naan', 'soldOut'), line('Dal', null)]
  expect(notSoldThen(t, lines)).toBe('Thali isn’t sold at this time.')
  expect(notSoldThen(t, lines.slice(1))).toBeNull()
})
