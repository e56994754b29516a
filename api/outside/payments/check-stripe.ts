import type Stripe from 'stripe'
import type { PaymentsPort } from './payments.port.ts'

/** The events that the product needs; docs/connecting.md lists them for whoever adds the endpoint. */
export const STRIPE_EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Stripe lists no more at once, and accounts have at most 16. */
const EVERY_ENDPOINT = { limit: 100 }

/** See the port. Throws the SDK's errors where Stripe doesn't answer. */
export async function checkStripe(
  stripe: Stripe,
  webhookUrl: string,
): ReturnType<PaymentsPort['checkSetUp']> {
  try {
    await stripe.paymentIntents.list({ limit: 1 })
  } catch (error) {
    if (isOfKey(error)) return 'refused'
    throw error
  }
  try {
    const { data } = await stripe.webhookEndpoints.list(EVERY_ENDPOINT)
    return data.some((endpoint) => receivesAll(endpoint, webhookUrl)) ? 'works' : 'noWebhook'
  } catch (error) {
    // A restricted key takes payments without a right to read endpoints.
    if (isOfKey(error)) return 'works'
    throw error
  }
}

/** Whether an endpoint is at this address, and is sent every event that the product needs. */
function receivesAll(
  { url, status, enabled_events: events }: Stripe.WebhookEndpoint,
  webhookUrl: string,
) {
  return (
    url === webhookUrl &&
    status === 'enabled' &&
    (events.includes('*') || STRIPE_EVENTS.every((event) => events.includes(event)))
  )
}

/** Whether Stripe doesn't know the key, or the key lacks a right. */
const isOfKey = (error: unknown) =>
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 401 || error.statusCode === 403)
