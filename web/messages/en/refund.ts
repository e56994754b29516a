import type { RefundPayer } from '#rules/payments/payment-status.ts'

/** Refunding a customer. */
export const refund = {
  open: 'Refund',
  title: 'Refund order {{number}}',
  kind: 'What to refund',
  rest: 'Everything',
  restSome: 'Everything that’s left',
  restHint: 'Food, fees and tip.',
  lines: 'Some items',
  linesHint: 'Fees and tip aren’t refunded.',
  which: 'Which items',
  left_one: '{{count}} left, {{amount}}',
  left_other: '{{count}} left, {{amount}}',
  noneLeft: 'Already refunded',
  fewer: 'One fewer {{name}}',
  more: 'One more {{name}}',
  payer: 'Who pays for it',
  payers: { store: 'The restaurant', marketplace: 'The marketplace' } satisfies Record<
    RefundPayer,
    string
  >,
  both: 'Both',
  share: 'What the marketplace pays, in pounds',
  shareHint: 'The restaurant pays the rest.',
  shareLeaves: 'The restaurant pays the rest, {{amount}}.',
  shareWrong: 'Enter an amount of less than the refund, for example 1.50.',
  reason: 'Message to the customer (optional)',
  reasonHint: 'They see it in their email and on the order page.',
  final: 'The money goes back to what they paid with. You can’t undo a refund.',
  reasonTooLong: 'Use 200 characters or fewer.',
  amount: 'An amount',
  amountLabel: 'Amount in pounds',
  fee: 'A fee',
  whichFee: 'Which fee',
  choose: {
    lines: 'Choose the items to refund.',
    amount: 'Enter an amount, for example 4.50.',
    fee: 'Choose a fee.',
  },
  send: 'Refund {{amount}}',
  sending: 'Refunding',
  nothing: 'Refund',
  done: '{{amount}} refunded to the customer',
  doneText: 'It reaches their card within 5 to 10 working days.',
  tooLarge: 'Only {{amount}} is left on this order. Choose less.',
  aboveLimit:
    'Support refunds up to {{maximum}} on one order, and {{amount}} of that is left. Choose less, or ask an owner or somebody for finance.',
  limitUsed:
    'Support has refunded {{maximum}} on this order, which is the most. Ask an owner or somebody for finance.',
  notRefundable: 'There’s nothing left to refund on this order.',
  noAnswer: 'We don’t know if that worked. Press again. It won’t be refunded twice.',
} as const
