import type { LineProblem, OrderProblem, ProblemRefusal } from '#rules/problems/problem-kinds.ts'

/** The sentences of emails about problems with an order, to its customer and to others. */
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

  'customer.refunded.answersProblem':
    'This answers the problem you reported. You can read the whole answer on your order page.',
  'customer.refunded.late_one':
    'Your order came {{count}} minute later than promised. We’re sorry, and you don’t need to do anything.',
  'customer.refunded.late_other':
    'Your order came {{count}} minutes later than promised. We’re sorry, and you don’t need to do anything.',
} as const satisfies Record<`problem.kind.${LineProblem}`, string> &
  Record<`problem.order.${OrderProblem}`, string> &
  Record<`problem.refusal.${Exclude<ProblemRefusal, 'other'>}`, string> &
  Record<string, string>
