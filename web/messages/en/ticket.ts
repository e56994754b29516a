/** What is printed for a kitchen: capitals for what must not be missed. */
export const ticket = {
  delivery: 'DELIVERY',
  collection: 'COLLECTION',
  due: 'Due {{time}}',
  allergy: 'ALLERGY',
  allergyIs: 'ALLERGY: {{allergens}}',
  note: '* {{note}} *',
  toPay: 'TAKE {{total}} IN CASH',
  paid: 'PAID ONLINE {{total}}',
  notPaid: 'NOT PAID, TAKE NO CASH',
  tip: 'Total includes {{tip}} tip for the courier',
  refunded: 'Refunded {{amount}}',
  placed: 'Placed {{time}}, order {{number}}',
} as const
