import type { Service } from '#rules/orders/service.ts'

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

/** What can be wrong with an order as a whole by how it reaches the customer; who collects it goes to it. */
export function orderProblemsOf(service: Service): readonly OrderProblem[] {
  return ORDER_PROBLEMS.filter((problem) => service === 'delivery' || problem !== 'neverCame')
}

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
