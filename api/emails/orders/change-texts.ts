/** The sentences of emails about a change of an order, as a dish has run out. */
export const changeTexts = {
  'customer.changeProposed.subject': 'Order {{number}}: {{dish}} has run out',
  'customer.changeProposed.preheader': 'Please answer by {{deadline}}.',
  'customer.changeProposed.lead':
    '{{firstName}}, {{store}} has run out of {{dish}} in your order {{number}}.',
  'customer.changeProposed.remove': 'They’d like to take {{dish}} out',
  'customer.changeProposed.reduce': 'They can make {{count}} × {{dish}}',
  'customer.changeProposed.replace': 'They could make {{other}} instead',
  'customer.changeProposed.saves': 'You’d pay {{amount}} less: {{total}} in all.',
  'customer.changeProposed.same': 'You’d pay the same: {{total}} in all.',
  'customer.changeProposed.ifNot':
    'Please answer by {{deadline}}. If you don’t, you won’t get or pay for {{dish}}.',
  'customer.changeProposed.ifNotOnly':
    'Please answer by {{deadline}}. If you don’t, {{store}} will ring you or cancel your order.',

  'customer.changed.subject': '{{store}} has changed your order {{number}}',
  'customer.changed.subjectUnchanged': 'Your order {{number}} at {{store}} stays as it was',
  'customer.changed.preheader': 'They have run out of {{dish}}.',
  'customer.changed.lead': '{{firstName}}, {{store}} has run out of {{dish}}.',
  'customer.changed.leadWithdrawn': '{{firstName}}, {{store}} can make {{dish}} after all.',
  'customer.changed.remove': '{{dish}} is out of your order',
  'customer.changed.reduce': 'You’re getting {{count}} × {{dish}}',
  'customer.changed.replace': 'You’re getting {{other}} instead of {{dish}}',
  'customer.changed.unchanged': 'Your order stays as it was',
  'customer.changed.next': '{{store}} will ring you, or cancel your order and refund you.',
  'customer.changed.less': 'You pay {{amount}} less: {{total}} in all.',
  'customer.changed.lessHeld':
    'We’ll charge {{card}} {{total}}, which is {{amount}} less, once {{store}} accepts.',
  'customer.changed.refund': '{{amount}} goes back to {{card}}, so you pay {{total}} in all.',
  'customer.changed.same': 'You pay the same: {{total}} in all.',

  'action.answer': 'Answer now',
} as const
