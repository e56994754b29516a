/** How an order is paid for, in emails to its customer. */
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
} as const
