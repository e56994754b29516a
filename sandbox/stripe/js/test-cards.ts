/** The cards on offer beside the form, by what becomes of them. Stripe publishes their numbers. */
export const OFFERED_CARDS = [
  { number: '4242424242424242', outcome: 'Works' },
  { number: '4000000000000002', outcome: 'Declined' },
  { number: '4000000000003220', outcome: '3-D Secure' },
  { number: '4000000000009995', outcome: 'Insufficient funds' },
] as const
