import { expect, it } from 'vitest'
import { mustBeHandedOver } from './leave-at-door.ts'

it.each([
  [false, 'online', null],
  [false, 'cash', 'cash'],
  [true, 'online', 'ageRestricted'],
  [true, 'cash', 'ageRestricted'],
] as const)(
  'an age-restricted delivery (%s) that is paid by %s is handed over because of: %s',
  (isAgeRestricted, paymentMethod, because) => {
    expect(mustBeHandedOver({ isAgeRestricted, paymentMethod })).toBe(because)
  },
)
