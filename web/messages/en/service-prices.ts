/** What customers read when another service has other prices. */
export const servicePrices = {
  delivery: 'Prices are different for delivery. Your items are now {{now}} (were {{was}}).',
  collection: 'Prices are different for collection. Your items are now {{now}} (were {{was}}).',
} as const
