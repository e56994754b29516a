/** The sentences of the email that tries whether emails arrive. */
export const marketplaceTexts = {
  'testEmail.subject': 'A test from {{marketplace}}',
  'testEmail.preheader': 'Emails from your marketplace arrive.',
  'testEmail.lead': 'Hello.',
  'testEmail.heading': 'Emails from {{marketplace}} arrive',
  'testEmail.text':
    'If you’ve found this in your inbox and not among junk mail, your customers will find theirs too.',
  'testEmail.action': 'Back to the console',
  'testEmail.footer': 'Sent because an operator of {{marketplace}} asked for a test.',
} as const
