import type { LineProblem, OrderProblem, ProblemRefusal } from '#rules/problems/problem-kinds.ts'

/** The sentences of emails about problems with an order. */
export const problemTexts = {
  'problem.customer.report.subject': 'We’ve passed on your report about order {{number}}',
  'problem.customer.report.lead': 'Thanks, {{firstName}}. {{store}} has your report.',
  'problem.customer.report.heading': '{{store}} has until {{answerBy}} to answer',
  'problem.customer.report.next':
    'We’ll email you when they do. If they don’t, {{marketplace}} decides.',
  'problem.customer.noted.heading': '{{store}} can read what you wrote',
  'problem.customer.noted.next': 'You didn’t ask for a refund, so you don’t need to do anything.',

  'problem.customer.refund.subject': '{{store}} is refunding {{amount}} for order {{number}}',
  'problem.customer.refund.lead': 'Good news, {{firstName}}. {{store}} has answered your report.',
  'problem.customer.refund.heading': '{{amount}} back in cash',
  'problem.customer.refund.cash':
    'You paid in cash, so {{store}} pays you back itself. Ring {{phone}} to agree how, and give your order number {{number}}.',
  'problem.customer.refund.appeal':
    'If that isn’t enough, you can ask {{marketplace}} to decide on {{orderPage}}.',

  'problem.customer.decline.subject': '{{store}} has answered about order {{number}}',
  'problem.customer.decline.lead': '{{firstName}}, {{store}} has answered your report.',
  'problem.customer.decline.heading': '{{store}} isn’t refunding this',
  'problem.customer.decline.next':
    'If you don’t agree, you can ask {{marketplace}} to decide, once, on {{orderPage}}.',

  'problem.customer.expire.subject': '{{marketplace}} will decide about order {{number}}',
  'problem.customer.expire.lead': 'Sorry, {{firstName}}. {{store}} didn’t answer in time.',
  'problem.customer.expire.heading': '{{marketplace}} will decide',
  'problem.customer.expire.next':
    'You don’t need to do anything. We’ll email you when we’ve decided.',
  'problem.customer.appeal.lead': 'Thanks, {{firstName}}. We have your request.',

  'problem.customer.uphold.subject': 'Our decision: {{amount}} back for order {{number}}',
  'problem.customer.uphold.lead': '{{firstName}}, {{marketplace}} has decided about your report.',
  'problem.customer.reject.subject': 'Our decision on your report about order {{number}}',
  'problem.customer.reject.heading': 'There’s no refund',
  'problem.customer.reject.next': 'This decision is final. It doesn’t affect your legal rights.',

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

  'problem.reported': 'What was reported',
  'problem.line': '{{quantity}} × {{name}}: {{kind}}',
  'problem.wrote': 'The customer wrote: “{{text}}”',
  'problem.why': 'Reason: {{reason}}',
  'problem.storeWrote': 'They wrote: “{{text}}”',

  'problem.kind.missing': 'missing',
  'problem.kind.wrong': 'wrong dish',
  'problem.kind.cold': 'cold',
  'problem.kind.spilt': 'spilt',
  'problem.kind.notAsDescribed': 'not as described',
  'problem.kind.other': 'something else',
  'problem.order.late': 'It came late.',
  'problem.order.readyLate': 'It was ready late.',
  'problem.order.neverCame': 'It never came.',
  'problem.order.other': 'Something else about the whole order.',
  'problem.refusal.allThere': 'everything was packed and checked',
  'problem.refusal.asDescribed': 'it was as the menu describes it',
  'problem.refusal.onTime': 'it came on time',
  'problem.refusal.alreadyRefunded': 'it has already been refunded',
  'problem.refusal.other': 'something else',

  'customer.refunded.answersProblem':
    'This answers the problem you reported. You can read the whole answer on your order page.',
  'customer.refunded.late':
    'Your order came {{minutes}} minutes later than promised. We’re sorry, and you don’t need to do anything.',
  'store.refunded.late': 'The order came {{minutes}} minutes later than promised.',
} as const satisfies Record<`problem.kind.${LineProblem}`, string> &
  Record<`problem.order.${OrderProblem}`, string> &
  Record<`problem.refusal.${ProblemRefusal}`, string> &
  Record<string, string>
