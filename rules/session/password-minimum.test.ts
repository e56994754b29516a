import { expect, test } from 'vitest'
import { passwordMinimumOf } from './password-minimum.ts'

test.each([
  ['customer', 4, 4],
  ['partner', 4, 4],
  ['partner', 10, 10],
  ['operator', 4, 8],
  ['operator', 12, 12],
  [undefined, 4, 4],
] as const)(
  'the password of a %s, by a setting of %i, has %i characters or more',
  (who, setting, least) => {
    expect(passwordMinimumOf(who, setting)).toBe(least)
  },
)
