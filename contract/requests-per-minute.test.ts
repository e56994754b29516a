import { expect, test } from 'vitest'
import { CALLS_BY_HEADING } from './all-calls.ts'
import { REQUESTS_PER_MINUTE } from './requests-per-minute.ts'

test('every limit is of a call', () => {
  const ids = new Set(
    Object.values(CALLS_BY_HEADING)
      .flat()
      .map(({ id }) => id),
  )
  expect(Object.keys(REQUESTS_PER_MINUTE).filter((id) => !ids.has(id))).toEqual([])
})
