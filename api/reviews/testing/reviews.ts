import type { FastifyInstance } from 'fastify'
import type { OwnReview } from '#contract/reviews/order-review.ts'
import { API_BASE, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { placeTestOrder, type TestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'

interface Server {
  app: FastifyInstance
  context: Context
}

/** A completed order. */
export async function completeTestOrder(
  context: Context,
  options: TestOrderOptions,
): Promise<TestOrder> {
  const placed = await placeTestOrder(context, options)
  const isDelivery = (options.service ?? 'delivery') === 'delivery'
  const acts = ['accept', isDelivery ? 'dispatch' : 'ready', 'complete'] as const
  for (const act of acts)
    await actOnOrder(context, {
      orderId: placed.orderId,
      act,
      by: 'partner',
      accountId: null,
      ...(act === 'accept' && { minutes: 20 }),
    })
  return placed
}

export interface TestRatings {
  food?: number
  delivery?: number
  service?: number
  text?: string
}

/** A guest's review of a delivered order: fives, unless given otherwise. */
export async function writeTestReview(
  { app, context }: Server,
  options: TestOrderOptions,
  ratings: TestRatings = {},
): Promise<TestOrder & { reviewId: string }> {
  const placed = await completeTestOrder(context, options)
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: `${API_BASE}/order/${placed.orderId}/review`,
    headers: { [ORDER_TOKEN_HEADER]: placed.orderToken },
    payload: { food: 5, delivery: 5, service: 5, text: 'Lovely.', ...ratings },
  })
  if (statusCode !== 201) throw new Error(`The review was answered ${statusCode}`)
  return { ...placed, reviewId: json<OwnReview>().id }
}
