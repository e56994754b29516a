/** What a store pays the marketplace for an order, as both of them read it. */
export const commission = {
  service: { delivery: 'Delivery', collection: 'Collection' },
  none: 'No commission',
  rate: '{{percent}}%',
  minimum: 'at least {{amount}}',
  maximum: 'at most {{amount}}',
  asDefault: 'The marketplace’s usual rate',
  planned: '{{service}} from {{date}}',
  storeTitle: 'Commission',
  storeText:
    'What you pay {{marketplace}} for an order: a share of the food, less discounts you pay for. VAT is included. Orders have the rate of the day they were placed.',
  storeFailed: 'We can’t load your rates at the moment.',
  storeLoading: 'Loading your rates',
  plannedTitle: 'Planned',
} as const
