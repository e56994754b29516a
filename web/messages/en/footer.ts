/** The footer as it is where the operator writes none in a content service. */
export const footer = {
  about:
    'Takeaways near you, with every fee on the card and every allergen on the dish before you order.',
  order: 'Order',
  delivery: 'Delivery',
  collection: 'Collection',
  areas: 'All areas',
  help: 'Help',
  faq: 'Questions and answers',
  contact: 'Contact us',
  apiReference: 'API for developers',
  restaurants: 'Restaurants',
  storeApp: 'Store app',
  partner: 'Sell with us',
  terms: 'Terms',
  privacy: 'Privacy',
  reviewPolicy: 'Review policy',
  howWeRank: 'How we sort restaurants',
  companyNumber: 'Company number {{number}}',
  vatNumber: 'VAT {{number}}',
} as const
