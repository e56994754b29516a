/** The sentences of emails to operators about what needs a person. */
export const alertTexts = {
  'alert.preheader': 'Found just now at {{marketplace}}.',
  'alert.lead': 'Found just now at {{marketplace}}, and not resolved when this was sent.',
  'alert.open': 'Open the console',
  'alert.footer':
    'Sent to operators of {{marketplace}} who want alerts by email. Change that in the console, under your own account.',
} as const
