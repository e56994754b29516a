/** The sentences around what an operator writes to the customer of an order. */
export const messageTexts = {
  'customer.message.subject': 'About your order {{number}} from {{store}}',
  'customer.message.preheader': '{{marketplace}} has written to you.',
  'customer.message.lead': 'Hello {{firstName}}. {{marketplace}} has written to you.',
  'customer.message.leadUnnamed': 'Hello. {{marketplace}} has written to you.',
  'customer.message.heading': 'About your order {{number}}',
  'customer.message.reply': 'Reply to this email to answer.',
} as const
