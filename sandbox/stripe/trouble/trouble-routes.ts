import type { IncomingMessage } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { troubleOf } from './trouble.ts'
import type { Troubles } from './trouble.ts'

/**
 * For programs on this machine:
 *
 * - `GET /stripe/trouble`, `POST /stripe/trouble` with JSON: how badly to behave from now on. What
 *   is not named is as it was at the very first, so `{}` ends all trouble.
 * - `GET /stripe/state`: everything that is stored: payments with their charges and refunds.
 */
export function troubleRoutes(state: StripeState, troubles: Troubles): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/stripe\/trouble$/,
      answer: locally(({ response }) => answerJson(response, troubles.now)),
    },
    {
      method: 'POST',
      path: /^\/stripe\/trouble$/,
      answer: locally(async ({ request, response }) => {
        const trouble = troubleOf(parsed((await readBody(request)) ?? ''))
        if (!trouble) {
          return answerJson(response, { message: 'NO_SUCH_TROUBLE' }, { status: 400 })
        }
        troubles.change(trouble)
        answerJson(response, trouble)
      }),
    },
    {
      method: 'GET',
      path: /^\/stripe\/state$/,
      answer: locally(({ response }) => answerJson(response, everything(state))),
    },
  ]
}

/** Newest last. */
function everything(state: StripeState) {
  const charges = state.all('charge').map((charge) => ({
    ...charge,
    balance_transaction: state.find('balance_transaction', idOf(charge.balance_transaction)),
  }))
  const refunds = state.all('refund').map((refund) => ({
    ...refund,
    balance_transaction: state.find('balance_transaction', idOf(refund.balance_transaction)),
  }))
  const chargesOf = Map.groupBy(charges, (charge) => idOf(charge.payment_intent))
  const refundsOf = Map.groupBy(refunds, (refund) => idOf(refund.payment_intent))
  return {
    paymentIntents: state.all('payment_intent').map((intent) => ({
      ...intent,
      charges: chargesOf.get(intent.id) ?? [],
      refunds: refundsOf.get(intent.id) ?? [],
    })),
    setupIntents: state.all('setup_intent'),
    customers: state.all('customer'),
    paymentMethods: state.all('payment_method'),
    eventCount: state.all('event').length,
    pendingDeliveryCount: state.all('delivery').length,
  }
}

function locally(act: Route['answer']): Route['answer'] {
  return (call: Call) => {
    if (isFromThisMachine(call.request)) return act(call)
    answerJson(call.response, { message: 'NOT_FROM_HERE' }, { status: 403 })
  }
}

/** Not through a proxy either, nor from a page that has a name of its own point here. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const isLocalAddress = address === '::1' || address.startsWith('127.')
  return isLocalAddress && !isForwarded && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
