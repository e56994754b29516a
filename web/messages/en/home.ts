/** The first page. */
export const home = {
  title: 'Takeaway delivery and collection',
  description:
    'Find takeaways near your postcode, for delivery or collection. Every fee is on the card before you choose.',
  heroTitle: 'Tuck in.',
  heroTitleTown: 'Tuck in, {{city}}.',
  heroText_one: '{{count}} local kitchen. Every fee shown before you choose.',
  heroText_other: '{{count}} local kitchens. Every fee shown before you choose.',
  heroTextNone: 'Every fee shown before you choose.',
  lookingFor: 'Looking for',
  anythingElse: 'Show all cuisines',
  moodsTitle: 'What are you in the mood for?',
  popularTitle: 'Going down well in {{area}}',
  seeAll: 'See all',
  seeAllIn: 'See all in {{area}}',
  areasTitle: 'Popular areas',
  allAreas: 'All areas',
  areaRestaurants_one: '{{count}} restaurant',
  areaRestaurants_other: '{{count}} restaurants',
  promiseTitle: 'Good food.\nNo small print.',
  promiseFeesTitle: 'No surprises at the till',
  promiseFeesText:
    'Delivery, platform fee and minimum order are on every card. What you see is what you pay.',
  promiseAllergensTitle: 'Allergens up front',
  promiseAllergensText:
    'What a dish contains, what it may contain and what the kitchen hasn’t declared. You see it before you order.',
  promiseLocalTitle: 'Cooked round the corner',
  promiseLocalText:
    'The list shows kitchens that deliver to your door, with their own prices and hygiene ratings.',
  receiptTitle: 'Friday tea for two',
  receiptFood: 'Food',
  receiptBag: 'Bag',
  receiptTotal: 'Total',
} as const
