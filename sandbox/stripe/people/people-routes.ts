import { answerPage } from '#sandbox/http/answers.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { paymentsPage } from './payments-page.ts'

/** What people see of the stand-in. */
export function peopleRoutes(state: StripeState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/stripe\/?$/,
      answer: ({ response }) => answerPage(response, paymentsPage(state)),
    },
  ]
}
