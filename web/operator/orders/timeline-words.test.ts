import '#web/messages/operator-orders.ts'
import '#web/messages/order-record.ts'
import '#web/messages/store-app.ts'
import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/operator/order-record.ts'
import { t } from '#web/messages/i18n.ts'
import { detailOf, isShown, SHOWN, titleOf } from './timeline-words.ts'

const moment = { id: '1', at: '2030-03-01T20:00:00.000Z' }
const message = {
  ...moment,
  kind: 'message',
  recipient: 'store',
  text: 'Ring them',
  name: 'Marta',
  readAt: null,
  readBy: null,
} as const
const event = { ...moment, kind: 'event', by: 'partner', name: 'Harpreet', minutes: null } as const

test.each<[TimelineEntry, string, string]>([
  [{ ...event, act: 'accept' }, 'Accepted', 'by the restaurant · Harpreet'],
  [{ ...event, act: 'delay', minutes: 10 }, 'Delayed by 10 min', 'by the restaurant · Harpreet'],
  [
    {
      ...moment,
      kind: 'refund',
      amountPence: 450,
      status: 'succeeded',
      payer: 'marketplace',
      marketplacePence: 0,
      reason: 'Sorry',
      name: 'Marta',
    },
    'Refund of £4.50: made',
    'The marketplace pays. · “Sorry” · Marta',
  ],
  [
    {
      ...moment,
      kind: 'refund',
      amountPence: 450,
      status: 'succeeded',
      payer: 'store',
      marketplacePence: 150,
      reason: '',
      name: null,
    },
    'Refund of £4.50: made',
    'The restaurant pays £3.00, the marketplace £1.50.',
  ],
  [
    { ...moment, kind: 'email', message: 'accepted', recipient: 'customer' },
    'Email to the customer: accepted',
    '',
  ],
  [
    {
      ...moment,
      kind: 'ledger',
      transfer: 'food',
      debit: 'customer',
      credit: 'store',
      amountPence: 2280,
    },
    'Food: £22.80 from customer to restaurant',
    '',
  ],
  [
    { ...moment, kind: 'ticket', printer: 'Counter', status: 'failed' },
    'Ticket on Counter: failed',
    '',
  ],
  [{ ...moment, kind: 'note', text: 'Rang them', name: null }, 'Note', '“Rang them”'],
  [{ ...message, recipient: 'customer' }, 'Email to the customer', '“Ring them” · Marta'],
  [message, 'Message to the restaurant', '“Ring them” · Marta · not read yet'],
  [
    { ...message, readAt: '2030-03-01T20:05:00.000Z', readBy: 'Aisha' },
    'Message to the restaurant',
    '“Ring them” · Marta · read by Aisha, 1 Mar 2030, 20:05',
  ],
  [
    { ...message, readAt: '2030-03-01T20:05:00.000Z' },
    'Message to the restaurant',
    '“Ring them” · Marta · read 1 Mar 2030, 20:05',
  ],
  [
    { ...moment, kind: 'act', act: 'decline', text: 'Closed', name: 'Marta' },
    'Why: Decline',
    '“Closed” · Marta',
  ],
  [
    { ...moment, kind: 'problem', act: 'report', by: 'customer', text: '' },
    'Problem reported',
    'by the customer',
  ],
])('%j reads well', (entry, title, detail) => {
  expect(titleOf(t, entry)).toBe(title)
  expect(detailOf(t, entry)).toBe(detail)
})

test.each<[TimelineEntry, readonly string[]]>([
  [{ ...event, act: 'accept' }, ['all']],
  [{ ...event, act: 'capture' }, ['all', 'money']],
  [message, ['all', 'emails', 'notes']],
  [{ ...moment, kind: 'ticket', printer: 'Counter', status: 'sent' }, ['all', 'tickets']],
])('%j is shown among %j', (entry, kinds) => {
  expect(SHOWN.filter((shown) => isShown(entry, shown))).toEqual(kinds)
})
