import '#web/messages/restaurants.ts'
import { expect, test } from 'vitest'
import { t } from '#web/messages/i18n.ts'
import { stateWords } from './restaurant-messages.ts'

const OPENS_AT = '2026-12-03T12:00:00.000Z'

test.each([
  ['draft', null, 'Draft'],
  ['ready', null, 'To approve'],
  ['ready', OPENS_AT, 'Opens 3 Dec 2026'],
  // Late on 3 June in UTC is the 4th in London.
  ['ready', '2027-06-03T23:30:00.000Z', 'Opens 4 Jun 2027'],
  ['live', OPENS_AT, 'Live'],
  ['suspended', null, 'Suspended'],
] as const)('a restaurant that is %s and opens at %s reads “%s”', (lifecycle, opensAt, words) => {
  expect(stateWords(t, { lifecycle, opensAt })).toBe(words)
})
