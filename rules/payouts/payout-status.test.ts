import { expect, test } from 'vitest'
import {
  PAYOUT_RUN_ACTS,
  PAYOUT_RUN_STATUSES,
  payoutRunAfter,
  statusesBefore,
} from './payout-status.ts'

test('every act leads where the table says, and nowhere else', () => {
  const ways = PAYOUT_RUN_ACTS.flatMap((act) =>
    PAYOUT_RUN_STATUSES.flatMap((from) => {
      const to = payoutRunAfter(from, act)
      return to ? [`${from} ${act} ${to}`] : []
    }),
  )
  expect(ways).toEqual([
    'draft approve approved',
    'approved export exported',
    'exported markPaid paid',
    'draft discard discarded',
    'approved discard discarded',
    'exported discard discarded',
  ])
})

test('what is paid or discarded stays so', () => {
  for (const act of PAYOUT_RUN_ACTS)
    expect(statusesBefore(act)).not.toEqual(expect.arrayContaining(['paid']))
})
