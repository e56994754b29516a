/** The sentences of emails about problems that only restaurants and operators are sent. */
export const problemToStaffTexts = {
  'problem.store.report.subject': 'Problem with order {{number}}: answer by {{answerBy}}',
  'problem.store.report.lead': 'A customer has reported a problem.',
  'problem.store.report.heading': 'Answer by {{answerBy}}',
  'problem.store.report.next':
    'Refund or decline it in the store app. If you don’t answer in time, {{marketplace}} decides.',
  'problem.store.report.asks': 'They ask for {{amount}}.',
  'problem.store.noted.subject': 'Feedback about order {{number}}',
  'problem.store.noted.lead': 'A customer wants you to know something.',
  'problem.store.noted.heading': 'About order {{number}}',
  'problem.store.noted.next': 'They haven’t asked for a refund, so you don’t need to answer.',
  'problem.store.expire.subject': '{{marketplace}} decides about order {{number}}',
  'problem.store.expire.lead': 'You didn’t answer this report in time.',
  'problem.store.expire.heading': '{{marketplace}} decides now',
  'problem.store.expire.next': 'If we refund the customer, you may have to pay for the refund.',
  'problem.store.appeal.lead': 'The customer has asked us to decide.',
  'problem.store.uphold.subject': '{{amount}} refunded for order {{number}}',
  'problem.store.uphold.lead': '{{marketplace}} has decided about a report.',
  'problem.store.uphold.heading': 'Pay the customer {{amount}} in cash',
  'problem.store.uphold.paidByStore': 'You pay for it.',
  'problem.store.uphold.paidByMarketplace':
    '{{marketplace}} pays for it. You’ll get it back on your statement.',
  'problem.store.reject.subject': 'Our decision: no refund for order {{number}}',
  'problem.store.reject.heading': 'There’s no refund',

  'problem.operator.subject': 'Decide about order {{number}}, {{store}}',
  'problem.operator.expire.lead': '{{store}} didn’t answer a report in time.',
  'problem.operator.appeal.lead': 'A customer doesn’t agree with {{store}}.',
  'problem.operator.heading': 'A report is waiting for {{marketplace}}',
  'problem.operator.action': 'See the report',
  'problem.operator.footer': 'Sent to the contact address of {{marketplace}}.',
} as const
