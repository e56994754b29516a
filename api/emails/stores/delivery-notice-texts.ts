/** The sentences of the email that says that restaurants deliver to somebody's postcode. */
export const deliveryNoticeTexts = {
  'deliveryNotice.subject': 'You can order to {{postCode}} now',
  'deliveryNotice.preheader': 'Restaurants on {{marketplace}} deliver to you.',
  'deliveryNotice.lead': 'Good news.',
  'deliveryNotice.text':
    'When you looked for food at {{postCode}}, nobody delivered there. Somebody does now.',
  'deliveryNotice.action': 'See who delivers',
  'deliveryNotice.footer':
    'Sent once by {{marketplace}}, because this address asked for it on our website. We’ve deleted the address now.',
} as const
