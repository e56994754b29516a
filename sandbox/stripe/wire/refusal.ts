import type { Stripe } from 'stripe'

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** The `error` of an answer, as published: https://docs.stripe.com/api/errors */
export type StripeErrorBody = {
  type: ErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
  setup_intent?: Stripe.SetupIntent
}

/** A call that ends in an error. */
export class Refusal extends Error {
  readonly status: number
  readonly error: StripeErrorBody
  /**
   * Refused on sight: nothing has been done, and the same idempotency key may be used for the call
   * put right. Anything else is an outcome, which is stored.
   */
  readonly isOnSight: boolean

  constructor(status: number, error: StripeErrorBody, isOnSight = false) {
    super(error.message)
    this.status = status
    this.error = error
    this.isOnSight = isOnSight
  }
}

/** 400: the request itself is wrong, regardless of the state. */
export function invalidParameter(param: string, message: string, code?: string): Refusal {
  const error = { type: 'invalid_request_error', message, param } as const
  return new Refusal(400, code === undefined ? error : { ...error, code }, true)
}

/** 400: what was sent does not fit what is known. */
export function invalidRequest(
  message: string,
  more: Omit<StripeErrorBody, 'type' | 'message'> = {},
): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more })
}

/** 404: the path names what is not there. `object` in Stripe's spelling, such as `payment_intent`. */
export function missing(object: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, missingError(object, id, param))
}

/** 400: a parameter names what is not there. */
export function missingParameter(object: string, id: string, param: string): Refusal {
  return new Refusal(400, missingError(object, id, param))
}

function missingError(object: string, id: string, param: string): StripeErrorBody {
  const message = `No such ${object}: '${id}'`
  return { type: 'invalid_request_error', code: 'resource_missing', message, param }
}

/** 402: the card, not the call, is the trouble. */
export function cardError(error: Omit<StripeErrorBody, 'type'>, isOnSight = false): Refusal {
  return new Refusal(402, { type: 'card_error', ...error }, isOnSight)
}
