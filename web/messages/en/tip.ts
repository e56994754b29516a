/** A tip for the courier after delivery, on the order's page. */
export const tip = {
  title: 'Say thanks with a tip',
  lead: 'All of it goes to the courier. You can tip until {{time}}.',
  choose: 'Choose a tip',
  failed: 'We couldn’t look up tips for this order.',
  tryAgain: 'Try again',
  unavailable: 'You can’t tip by card right now. Try again in a minute.',
  scriptFailed: 'The card form didn’t load. Try again.',
  anotherCard: 'Another card',
  payWith: 'Pay with',
  give: 'Tip {{amount}}',
  giving: 'Paying',
  refused: 'This card wasn’t accepted. Use another card.',
  notCharged: 'Your card wasn’t charged.',
  unclear: 'We’re still checking your payment. Once it goes through, your tip shows here.',
  given: 'You tipped {{amount}}',
  thanks: 'Thank you. It goes to the courier, and it’s on your receipt.',
} as const
