/** The sentences of the email that declines a restaurant's application. */
export const declinedTexts = {
  'declined.subject': '{{restaurant}} and {{marketplace}}',
  'declined.preheader': 'We can’t take the restaurant on at the moment.',
  'declined.lead': 'Hello {{name}}.',
  'declined.text':
    'Thank you for asking. We can’t take {{restaurant}} on at {{marketplace}} at the moment.',
  'declined.reason': 'The reason: {{reason}}',
  'declined.contact': 'Has something changed? Write to us at {{contact}}.',
  'declined.action': 'Write to us',
  'declined.footer': 'Sent because this address asked to join {{marketplace}}.',
} as const
