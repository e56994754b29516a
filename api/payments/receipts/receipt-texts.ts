/** The sentences of a receipt, between the names and amounts of the order. */
export const englishReceiptTexts = {
  heading: 'Receipt',
  title: (number: string, store: string) => `Receipt for order ${number} from ${store}`,
  order: (number: string, at: string) => `Order ${number}, placed on ${at}`,
  soldBy: 'Sold by',
  trading: (name: string) => `Trading as ${name}`,
  companyNumber: (number: string) => `Company number ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  customer: { delivery: 'Delivered to', collection: 'Collected by' },
  columns: ['Item', 'Amount'],
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  subtotal: 'Food and drink',
  discount: 'Discount',
  deliveryFee: 'Delivery fee',
  platformFee: (marketplace: string) => `Platform fee, charged by ${marketplace}`,
  bags: 'Plastic bag charge',
  tip: 'Tip for the courier',
  total: 'Total paid',
  refunded: 'Refunded',
  left: 'Total after refunds',
  paidCash: 'Paid in cash.',
  card: (brand: string, lastDigits: string) => `${brand} ending ${lastDigits}`,
  paidCard: (card: string | null) => `Paid by ${card ?? 'card'}.`,
  refunds: 'Refunds',
  changed: 'the restaurant had run out of a dish',
  refund: (amount: string, at: string, reason: string) =>
    reason ? `${amount} on ${at}: ${reason}` : `${amount} on ${at}`,
  refundOnItsWay: (amount: string, at: string, reason: string) =>
    `${englishReceiptTexts.refund(amount, at, reason)} (on its way)`,
  laterTip: (amount: string) =>
    `You also tipped the courier ${amount} by card after delivery. It isn’t in the total.`,
  vat: 'VAT',
  vatWithin: (percent: string, amount: string) =>
    `The food, delivery fee and bags include ${amount} VAT at ${percent}%.`,
  vatAtRate: (percent: string, sold: string, amount: string) =>
    `${sold} of it includes ${amount} VAT at ${percent}%.`,
  vatLeftByRate: 'After refunds by the restaurant:',
  vatLeft: (amount: string) => `After refunds by the restaurant, they include ${amount}.`,
  vatRateUnknown: 'The VAT rate of this order isn’t known, so the VAT isn’t shown.',
  vatUnknown: (legalName: string) =>
    `${legalName} hadn’t given a VAT number when this order was placed, so no VAT is shown.`,
  platformVat: (marketplace: string) =>
    `The platform fee is ${marketplace}’s own charge, and a tip is the courier’s.`,
  runBy: (marketplace: string, identity: string) => `${marketplace} is run by ${identity}.`,
  page: (page: number) => `Page ${page}`,
}

export type ReceiptTexts = typeof englishReceiptTexts
