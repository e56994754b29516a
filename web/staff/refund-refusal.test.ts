import { expect, test } from 'vitest'
import { t } from '#web/messages/i18n.ts'
import { tooMuchWords } from './refund-refusal.ts'

const refused = (code: string, details: object) => ({
  status: 403,
  code,
  details: { ...details },
  fields: [],
})

test.each<[string, object, string | null]>([
  ['REFUND_TOO_LARGE', { leftPence: 340 }, 'Only £3.40 is left on this order. Choose less.'],
  [
    'REFUND_ABOVE_LIMIT',
    { maximumPence: 5000, leftPence: 1250 },
    'Support refunds up to £50.00 on one order, and £12.50 of that is left. Choose less, or ask an owner or somebody for finance.',
  ],
  [
    'REFUND_ABOVE_LIMIT',
    { maximumPence: 5000, leftPence: 0 },
    'Support has refunded £50.00 on this order, which is the most. Ask an owner or somebody for finance.',
  ],
  ['NOT_REFUNDABLE', {}, null],
])('%s with %o is said as “%s”', (code, details, words) => {
  expect(tooMuchWords(t, refused(code, details))).toBe(words)
})
