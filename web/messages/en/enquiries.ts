/** Writing to those who run the marketplace. */
export const enquiries = {
  contactTitle: 'Contact us',
  contactDescription: 'Write to the people who run this marketplace.',
  contactText:
    'We read every message and reply by email. If your food is on its way, ring the restaurant. Its number is on your order.',
  partnerTitle: 'Sell with us',
  partnerDescription: 'Put your restaurant on this marketplace.',
  partnerText:
    'Large platforms take 14% to 36% of every order. Ask what we take: tell us about your kitchen and we’ll be in touch.',
  deliveryTitle: 'Hear when somebody delivers',
  deliveryDescription: 'Get one email when a restaurant delivers to your postcode.',
  deliveryText:
    'We’ll email you once, when a restaurant delivers to your postcode, and then delete your address.',
  deliverySentTitle: 'We’ll let you know',
  deliverySentText: 'When somebody delivers to {{postCode}}, we’ll email {{email}}.',
  deliveryAgain: 'Add another postcode',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  restaurant: 'Restaurant',
  postCode: 'Postcode',
  orderNumber: 'Order number (optional)',
  message: 'Message',
  partnerMessage: 'Anything we should know (optional)',
  send: 'Send',
  sending: 'Sending',
  sentTitle: 'Message sent',
  sentText: 'We’ll reply to {{email}}.',
  again: 'Write another message',
  withoutScripts: 'This form needs JavaScript. Switch it on and reload the page.',
} as const
