/** What can be wrong with a dish. */
export const LINE_PROBLEMS = [
  'missing',
  'wrong',
  'cold',
  'spilt',
  'notAsDescribed',
  'other',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** What can be wrong with an order as a whole. */
export const ORDER_PROBLEMS = ['late', 'neverCame', 'other'] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

/** Why a store or the marketplace refunds nothing. */
export const PROBLEM_REFUSALS = [
  'allThere',
  'asDescribed',
  'onTime',
  'alreadyRefunded',
  'other',
] as const
export type ProblemRefusal = (typeof PROBLEM_REFUSALS)[number]

/** So many reports an order may have, one open at a time. */
export const REPORTS_PER_ORDER = 3
