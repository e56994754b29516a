import { expect, test } from 'vitest'
import { failingForSeconds } from './failing-since.ts'

const DAY = 86_400

test.each<[attempts: number, failedSecondsAgo: number, createdSecondsAgo: number, about: number]>([
  [1, 0, 2 * DAY, 0],
  [1, 200, 2 * DAY, 200],
  [3, 1, 2 * DAY, 11],
  [5, 10, 2 * DAY, 95],
  [7, 0, 2 * DAY, 533],
  [19, 0, 2 * DAY, 4133],
  [19, 0, 600, 600],
  [1000, 0, DAY, DAY],
])(
  'tried %d times, last %d s ago, of %d s, a job has failed for about %d s',
  (attempts, failedSecondsAgo, createdSecondsAgo, about) => {
    const seconds = failingForSeconds({ attempts, failedSecondsAgo, createdSecondsAgo })
    expect(Math.round(seconds)).toBe(about)
  },
)
