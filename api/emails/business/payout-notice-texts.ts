/** The sentences of the emails that tell owners about a payout. */
export const payoutNoticeTexts = {
  'payout.lead': 'Hello.',
  'payout.footer': 'Sent to every owner of {{store}} on {{marketplace}}.',
  'payout.contact': 'Questions? Write to us at {{contact}}.',
  'payout.paid.subject': '{{amount}} paid to {{store}}',
  'payout.paid.preheader': 'For everything until {{until}}.',
  'payout.paid.text':
    '{{marketplace}} has paid {{amount}} to your account that ends in {{digits}}. It’s what you earned until {{until}} and hadn’t been paid.',
  'payout.paid.next': 'Your statement has every order and refund.',
  'payout.returned.subject': '{{amount}} for {{store}} came back to us',
  'payout.returned.preheader': 'Check your bank account, so that we can pay you.',
  'payout.returned.text':
    'Your bank has sent back {{amount}} that {{marketplace}} paid to the account that ends in {{digits}}. The reason: {{reason}}',
  'payout.returned.next':
    'The money is still yours. Check your bank account in the store app. We’ll pay you with the next payout.',
  'action.seePayouts': 'See your payouts',
} as const
