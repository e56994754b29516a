import { expect, test } from 'vitest'
import { isLastOwner } from './last-owner.ts'

test.each([
  { owners: 1, before: 'owner', after: 'manager', isLast: true },
  { owners: 1, before: 'owner', after: null, isLast: true },
  { owners: 1, before: 'owner', after: 'owner', isLast: false },
  { owners: 2, before: 'owner', after: 'kitchen', isLast: false },
  { owners: 2, before: 'owner', after: null, isLast: false },
  { owners: 1, before: 'manager', after: null, isLast: false },
  { owners: 1, before: 'kitchen', after: 'manager', isLast: false },
])('of $owners owners, one who was $before and becomes $after', ({ isLast, ...given }) => {
  expect(isLastOwner(given)).toBe(isLast)
})
