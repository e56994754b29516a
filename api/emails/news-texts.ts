/** The news of an order in progress, in emails and in push notifications. */
export const newsTexts = {
  'customer.onItsWay.subject': '{{store}} has sent out your order {{number}}',
  'customer.onItsWay.lead': '{{firstName}}, your order has left {{store}}.',
  'customer.onItsWay.next':
    'Keep your phone nearby, as the courier may ring. Follow your order on its page.',

  'customer.ready.subject': 'Your order {{number}} is ready to collect from {{store}}',
  'customer.ready.lead': '{{firstName}}, your order is waiting for you at {{store}}.',
  'customer.ready.heading': 'Ready to collect: order {{number}}',
  'customer.ready.next': 'Say your order number {{number}} at the counter.',

  'customer.delayed.subject': 'Your order {{number}} from {{store}} will take longer',
  'customer.delayed.lead': '{{firstName}}, {{store}} needs more time for your order.',
  'customer.delayed.next':
    'We’re sorry about the wait. Ring the restaurant if that’s too late for you.',

  'push.acceptedDelivery': 'Your order is accepted. Arriving {{when}}.',
  'push.acceptedCollection': 'Your order is accepted. Ready to collect {{when}}.',
  'push.delayedDelivery': 'Your order will take longer. Arriving {{when}}.',
  'push.delayedCollection': 'Your order will take longer. Ready to collect {{when}}.',
  'push.onItsWay': 'Your order is on its way. Arriving {{when}}.',
  'push.ready': 'Your order is ready to collect.',
  'push.declined': 'The restaurant couldn’t take your order.',
  'push.cancelled': 'Your order is cancelled.',
  'push.refunded': 'You’re getting a refund for your order.',
  'push.changeProposed': 'A dish has run out. Open your order to say what you’d like.',
  'push.changed': 'A dish has run out, so your order has changed.',
  'push.refundReturned': 'Your refund didn’t arrive. See what happens next.',
} as const
