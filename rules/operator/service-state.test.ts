import { expect, test } from 'vitest'
import { cardsState, isInTrouble, jobsState, sendingState } from './service-state.ts'

test.each([
  { paid: 0, unpaid: 0, state: 'quiet' },
  { paid: 0, unpaid: 2, state: 'quiet' },
  { paid: 0, unpaid: 3, state: 'failing' },
  { paid: 1, unpaid: 3, state: 'working' },
  { paid: 139, unpaid: 2, state: 'working' },
])('cards with $paid paid and $unpaid left unpaid are $state', ({ state, ...hour }) => {
  expect(cardsState(hour)).toBe(state)
})

test.each([
  { failing: 0, late: 0, state: 'working' },
  { failing: 0, late: 1, state: 'slow' },
  { failing: 1, late: 0, state: 'failing' },
  { failing: 2, late: 9, state: 'failing' },
])('$failing failing and $late late are $state', ({ state, ...queued }) => {
  expect(sendingState(queued)).toBe(state)
})

test.each([
  { failing: 0, late: 0, clockSecondsAgo: 40, state: 'working' },
  { failing: 0, late: 2, clockSecondsAgo: 40, state: 'slow' },
  { failing: 1, late: 2, clockSecondsAgo: 40, state: 'failing' },
  { failing: 0, late: 0, clockSecondsAgo: 179, state: 'working' },
  { failing: 0, late: 0, clockSecondsAgo: 180, state: 'failing' },
  { failing: 0, late: 0, clockSecondsAgo: null, state: 'quiet' },
  { failing: 0, late: 1, clockSecondsAgo: null, state: 'slow' },
])(
  'jobs with $failing failing, $late late and a clock $clockSecondsAgo seconds ago are $state',
  ({ state, ...queued }) => expect(jobsState(queued)).toBe(state),
)

test('what is slow or fails is in trouble, what is quiet is not', () => {
  expect((['working', 'slow', 'failing', 'quiet'] as const).filter(isInTrouble)).toEqual([
    'slow',
    'failing',
  ])
})
