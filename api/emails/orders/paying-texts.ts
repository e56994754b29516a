/** How an order is paid for, in emails to its customer and to its restaurant. */
export const payingTexts = {
  'paying.cashAtDoor': 'cash at the door',
  'paying.cashAtCounter': 'cash at the counter',
  'paying.authorised': 'held on {{card}}',
  'paying.byCard': 'paid by {{card}}',
  'paying.notCharged': 'not charged',
  'paying.authorisedUntil':
    'Held on {{card}}. We’ll charge it when {{store}} accepts, and release it if they don’t.',
  'paying.paidByCard': 'Paid by {{card}}.',
  'paying.refunded': '{{amount}} of it was refunded.',
  'paying.toPayDelivery': 'Pay in cash when your food arrives.',
  'paying.toPayCollection': 'Pay in cash when you collect.',
  'paying.paid': 'Paid in cash on {{day}}.',
  'paying.toTakeDelivery': 'Cash, to collect at the door.',
  'paying.toTakeCollection': 'Cash, to collect at the counter.',

  'taking.online': 'Paid online. There’s nothing to collect.',
  'taking.taken': 'Paid online. It’s on your statement.',
} as const
