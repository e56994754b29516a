import type { ListSort } from '#rules/stores/list-order.ts'

/** How lists of restaurants are sorted, searched and priced: for everyone to read. */
export const howWeRank = {
  title: 'How we sort restaurants',
  description: 'What decides the order of the list, and what doesn’t.',
  intro:
    'You see every restaurant that serves your address. These are all the things that decide their order.',
  sort: {
    'best-match': {
      heading: 'Best match',
      text: 'This is the order you see first. It combines stars and distance: half a star more counts as much as being a mile closer. A new restaurant counts as if it had 4.2 stars.',
    },
    reviews: {
      heading: 'Top rated',
      text: 'This counts how many people have rated a restaurant as well as what they gave. Every restaurant starts as if 20 people had given it 4.2 stars, so one perfect rating doesn’t beat hundreds of very good ones.',
    },
    'delivery-time': {
      heading: 'Soonest',
      text: 'The longest you should wait for your food if you order now. If a restaurant isn’t taking orders now, we use the time it next does.',
    },
    distance: {
      heading: 'Distance',
      text: 'In a straight line from your address. If you gave us an area, it’s from the middle of it.',
    },
    'delivery-fee': {
      heading: 'Delivery fee',
      text: 'What delivery to your address costs for the smallest order.',
    },
    minimum: {
      heading: 'Minimum order',
      text: 'The least you can spend for delivery to your address, or to collect.',
    },
  } satisfies Record<ListSort, { heading: string; text: string }>,
  ties: 'If two restaurants tie, the better match comes first.',
  paid: {
    heading: 'No one can pay to be higher up',
    text: 'We don’t sell positions. Fees, commission and offers don’t change the order.',
  },
  filters: {
    heading: 'Filters',
    text: 'Vegetarian, vegan, halal and no gluten mean that at least 3 dishes on the menu are marked by the restaurant. They say nothing about how a kitchen works: if you have an allergy, check each dish and ask the restaurant.',
  },
  allIn: {
    heading: 'Food with all fees',
    text: 'So that you can compare, each restaurant shows what the same £20 of food would cost with delivery to your address and every fee you can’t avoid. If the minimum order is higher, we use that and say so. Offers and tips aren’t included.',
  },
} as const
