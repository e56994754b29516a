import type { Order } from '#contract/orders.ts'
import { mustDiscussAllergy } from '#rules/orders/allergy-alert.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { transition, type Acting } from './transition.ts'

interface Acceptance {
  minutes?: number | undefined
  /** Who of the staff has spoken with the customer about their allergy. */
  allergyDiscussedBy?: string | undefined
}

/**
 * The store accepts an order, whose payment is then captured. In `minutes` the food is ready; without
 * them the order stays due when it was. Throws as `transition`, and ALLERGY_NOT_DISCUSSED where a dish
 * contains what the allergy note names and nobody has spoken with the customer.
 */
export function acceptOrder(
  context: Context,
  { minutes, allergyDiscussedBy = '', ...acting }: Acting & Acceptance,
): Promise<Order> {
  return transition(context, 'accept', acting, ({ serviceTime, snapshot, lines }, placedAt) => {
    const { deliveryMinutes, allergyNote } = snapshot
    if (allergyDiscussedBy === '' && mustDiscussAllergy({ allergyNote, lines }))
      throw new ApiError('ALLERGY_NOT_DISCUSSED')
    return {
      ...(minutes !== undefined && {
        dueAt: dueAt({ serviceTime, placedAt, preparationMinutes: minutes, deliveryMinutes }),
      }),
      allergyDiscussedBy,
      payment: 'claim',
      emails: { customer: 'accepted' },
    }
  })
}
