import { expect, it } from 'vitest'
import { columnOf } from '#web/store-app/order/board-columns.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'
import type { UnsentAct, UnsentCommand } from './unsent-act.ts'
import { withUnsent } from './with-unsent.ts'

const order = kitchenOrder()
const at = Date.parse('2030-03-01T19:05:00Z')
const accepted = { act: 'accept', body: { minutes: 30, allergyDiscussedBy: '' } } as const
const ended = (act: 'decline' | 'cancel') =>
  ({ act, body: { reason: 'tooBusy', reasonText: '' } }) as const

const acts = (...commands: UnsentCommand[]): UnsentAct[] =>
  commands.map((command, index) => ({
    seq: index + 1,
    key: `key ${index}`,
    ownerId: 'nia',
    order,
    command,
    doneAtMs: at,
    isTried: false,
    refusal: null,
  }))

it.each([
  { does: 'accepting moves it to the kitchen', done: acts(accepted), column: 'cooking' },
  {
    does: 'putting it on the counter moves it there',
    done: acts(accepted, { act: 'ready' }),
    column: 'ready',
  },
  {
    does: 'handing it over leaves it, for its card to say so',
    done: acts(accepted, { act: 'ready' }, { act: 'complete' }),
    column: 'ready',
  },
  {
    does: 'declining leaves it, for its card to say so',
    done: acts(ended('decline')),
    column: 'new',
  },
  {
    does: 'what is impossible changes nothing',
    done: acts({ act: 'complete' }),
    column: 'new',
  },
])('$does', ({ done, column }) => {
  const [shown] = withUnsent([order], done)
  expect(shown && columnOf(shown, new Date(at))).toBe(column)
})

it('is due as it was promised, and offers what can be done next', () => {
  expect(withUnsent([order], acts(accepted))).toMatchObject([
    { dueAt: '2030-03-01T19:35:00.000Z', acts: ['cancel', 'ready'] },
  ])
  expect(withUnsent([order], acts(ended('decline')))).toMatchObject([{ acts: [] }])
})

it('is not missed any more once somebody has seen that', () => {
  const missed = kitchenOrder({ status: 'declined', isMissed: true })
  expect(withUnsent([missed], acts({ act: 'acknowledge' }))).toMatchObject([{ isMissed: false }])
})

it('is as the server knows it where an act was refused, or done to another order', () => {
  const refusal = { code: 'ORDER_STATUS_INVALID', status: null }
  const refused = acts(accepted).map((act) => ({ ...act, refusal }))
  expect(withUnsent([order], refused)).toEqual([order])
  const other = kitchenOrder({ id: 'another' })
  expect(withUnsent([other], acts(accepted))).toEqual([other])
})
