/** The sentences of the email that tells owners of another bank account. */
export const bankNoticeTexts = {
  'bank.subject': 'Bank account of {{store}} changed',
  'bank.preheader': 'Was this not you? Act now.',
  'bank.lead': 'Hello.',
  'bank.heading': '{{store}} has a new bank account',
  'bank.text':
    '{{changer}} changed the account that {{marketplace}} pays {{store}} to, on {{time}}. The new account number ends in {{digits}}.',
  'bank.somebody': 'An owner',
  'bank.ignore': 'If you know about it, there’s nothing to do.',
  'bank.alarm':
    'If you don’t, change the account back, take away their role in the team, and tell us at {{contact}}.',
  'bank.footer': 'Sent to every owner of {{store}} on {{marketplace}}.',
  'action.checkBank': 'Check the bank account',
} as const
