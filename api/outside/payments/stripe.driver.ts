import { createHash } from 'node:crypto'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type Stripe from 'stripe'
import { modeOf, type StripeConfiguration } from '#api/settings/stripe-configuration.ts'
import { checkStripe } from './check-stripe.ts'
import { createPaymentsCircuit, type PaymentsCircuit } from './payments-circuit.ts'
import {
  PaymentsRefused,
  type NewIntent,
  type PaymentsPort,
  type ProviderRefund,
  PaymentsBusy,
  PaymentsUnreachable,
} from './payments.port.ts'
import { connectOf, type CallStripe } from './stripe-connect.ts'
import { accountEventOf, cardOf, intentOf, webhookEventOf } from './stripe-shapes.ts'

/** Answered for one key or one object that is being used at the same instant. */
const BUSY_CODES = new Set(['idempotency_key_in_use', 'lock_timeout'])

/** No call waits longer for one answer; a missing answer is requested twice more. */
const longestMs = 8000
const maximumRetries = 2
const pageSize = 100

/** The charge has the card that pays, and its transaction has Stripe's fee. */
const withCharge = { expand: ['latest_charge.balance_transaction'] }

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM_PENCE = 30

/** A saved card pays only while its customer is present, and its bank is asked accordingly. */
const KEPT_FOR = 'on_session'

/** The release of Stripe.js that goes with the SDK's version of the API. */
const STRIPE_SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js'

/** Takes money through Stripe, or through the sandbox, which has the same API. */
export function createStripeDriver(
  configuration: StripeConfiguration,
  given: { circuit?: PaymentsCircuit; timeoutMs?: number } = {},
): PaymentsPort {
  const { circuit = createPaymentsCircuit(), timeoutMs = longestMs } = given
  const { secretKey, publishableKey, webhookSecret, accountsWebhookSecret } = configuration
  const { apiUrl, isSandbox } = configuration
  let opened: Promise<Stripe> | null = null
  const open = () => (opened ??= openStripe(configuration, timeoutMs))
  const callStripe = <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> =>
    circuit.run(async () => {
      const stripe = await open()
      try {
        return await question(stripe)
      } catch (error) {
        throw meaningOf(error)
      }
    })
  return {
    publishableKey,
    scriptUrl: isSandbox ? `${apiUrl}/stripe/js/stripe.js` : STRIPE_SCRIPT_URL,
    isSandbox,
    isTestMode: modeOf(secretKey) === 'test',
    minimumPence: MINIMUM_PENCE,
    isAvailable: circuit.isClosed,
    // Outside the circuit: a wrong key says nothing about whether Stripe is down.
    async checkSetUp(webhookUrl) {
      try {
        return await checkStripe(await open(), webhookUrl)
      } catch (error) {
        throw meaningOf(error)
      }
    },
    ...intentsOf(callStripe),
    ...customersOf(callStripe),
    paysStores: accountsWebhookSecret !== null,
    ...connectOf(callStripe),
    async readWebhookEvent(body, signature) {
      const { webhooks } = await open()
      return readSigned(
        webhooks.constructEventAsync(body, signature, webhookSecret),
        webhookEventOf,
      )
    },
    async readAccountEvent(body, signature) {
      const stripe = await open()
      const secret = accountsWebhookSecret ?? ''
      return readSigned(stripe.parseEventNotificationAsync(body, signature, secret), accountEventOf)
    },
  }
}

/** What an event is about, once its signature is verified. */
async function readSigned<Event>(
  verified: Promise<unknown>,
  read: (event: unknown) => Event | null,
): Promise<Event> {
  const event = await verified.catch((error: unknown) => {
    if (isWronglySigned(error))
      throw new PaymentsRefused('signature', 'Not signed by the payment provider')
  })
  const known = read(event)
  if (known === null) throw new PaymentsRefused('unreadable', 'Signed, but no event')
  return known
}

/** The SDK is loaded with the first call, so that a server starts without it. */
async function openStripe(
  { secretKey, apiUrl }: StripeConfiguration,
  timeoutMs: number,
): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  const url = apiUrl === null ? null : new URL(apiUrl)
  const isPlain = url?.protocol === 'http:'
  return new Sdk(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: maximumRetries,
    telemetry: false,
    httpAgent: isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true }),
    ...(url && {
      protocol: isPlain ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (isPlain ? 80 : 443),
    }),
  })
}

type Intents = 'createIntent' | 'findIntent' | 'captureIntent' | 'cancelIntent' | 'listIntents'

type Refunds = 'refund' | 'findRefund' | 'findRefundOf'

function intentsOf(ask: CallStripe): Pick<PaymentsPort, Intents | Refunds> {
  return {
    createIntent: (intent) =>
      ask(async (stripe) => {
        const once = { idempotencyKey: keyOf(intent) }
        return intentOf(await stripe.paymentIntents.create(wordsOf(intent), once))
      }),
    findIntent: (intentId) =>
      ask(async (stripe) => intentOf(await stripe.paymentIntents.retrieve(intentId, withCharge))),
    // Without a key of ours: a captured payment can't be captured again, and a refusal would be stored with
    // the key.
    captureIntent: (intentId, amountPence, marketplacePence = 0) =>
      ask(async (stripe) => {
        const requestedOnes = {
          ...withCharge,
          amount_to_capture: amountPence,
          ...(marketplacePence > 0 && { application_fee_amount: marketplacePence }),
        }
        return intentOf(await stripe.paymentIntents.capture(intentId, requestedOnes))
      }),
    cancelIntent: (intentId) =>
      ask(async (stripe) => intentOf(await stripe.paymentIntents.cancel(intentId))),
    refund: ({ refundId, intentId, amountPence }) =>
      ask(async (stripe) => {
        const expected = {
          payment_intent: intentId,
          amount: amountPence,
          metadata: { refundId },
        }
        const once = { idempotencyKey: `refund-${refundId}` }
        const { id, status } = await stripe.refunds.create(expected, once)
        return { id, status: refundStatusOf(status) }
      }),
    findRefund: (providerRefundId) =>
      ask(async (stripe) => {
        const { id, status } = await stripe.refunds.retrieve(providerRefundId)
        return { id, status: refundStatusOf(status) }
      }),
    findRefundOf: (intentId, refundId) =>
      ask(async (stripe) => {
        const made = await stripe.refunds.list({ payment_intent: intentId, limit: pageSize })
        const own = made.data.find(({ metadata }) => metadata?.['refundId'] === refundId)
        return own ? { id: own.id, status: refundStatusOf(own.status) } : null
      }),
    listIntents: (since, after) =>
      ask(async (stripe) => {
        const { data, has_more: hasMore } = await stripe.paymentIntents.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: pageSize,
          expand: ['data.latest_charge.balance_transaction'],
          ...(after !== null && { starting_after: after }),
        })
        return { items: data.map(intentOf), hasMore }
      }),
  }
}

/** An intent whose destination was refused is another one without it. */
function keyOf({ orderId, tipId, destination }: NewIntent): string {
  const key = tipId ? `tip-${tipId}` : `intent-${orderId}`
  return destination ? `${key}-${destination.accountId}` : key
}

/** The same for the same intent, because the same key must have the same values. */
function wordsOf(intent: NewIntent): Stripe.PaymentIntentCreateParams {
  const { orderId, tipId, orderNumber, storeName, amountPence, customerId, savesCard } = intent
  const { destination } = intent
  return {
    amount: amountPence,
    currency: 'gbp',
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    description: `${tipId ? 'Tip for order' : 'Order'} ${orderNumber}, ${storeName}`,
    metadata: { orderId },
    ...(customerId !== null && { customer: customerId }),
    ...(savesCard && { setup_future_usage: KEPT_FOR }),
    ...(destination && transferTo(destination)),
  }
}

function transferTo({ accountId, marketplacePence }: NonNullable<NewIntent['destination']>) {
  return {
    transfer_data: { destination: accountId },
    ...(marketplacePence > 0 && { application_fee_amount: marketplacePence }),
  }
}

function refundStatusOf(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

type Customers =
  | 'createCustomer'
  | 'createSetupIntent'
  | 'findSetupCard'
  | 'detachCard'
  | 'deleteCustomer'

function customersOf(ask: CallStripe): Pick<PaymentsPort, Customers> {
  return {
    createCustomer: ({ accountId, email, name }) =>
      ask(async (stripe) => {
        const wanted = { email, name, metadata: { accountId } }
        // A key with other values than before is refused, and people change their names.
        const words = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
        const once = { idempotencyKey: `customer-${accountId}-${words}` }
        return (await stripe.customers.create(wanted, once)).id
      }),
    createSetupIntent: (customerId) =>
      ask(async (stripe) => {
        const wanted: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          allowed_payment_method_types: ['card'],
          usage: KEPT_FOR,
        }
        const { id, client_secret } = await stripe.setupIntents.create(wanted)
        return { setupIntentId: id, clientSecret: client_secret ?? '' }
      }),
    findSetupCard: (setupIntentId) =>
      ask(async (stripe) => {
        const expand = ['payment_method']
        const intent = await stripe.setupIntents.retrieve(setupIntentId, { expand })
        const { payment_method: method, status } = intent
        if (status !== 'succeeded' || typeof method !== 'object' || method === null) return null
        return cardOf(method)
      }),
    detachCard: (paymentMethodId) =>
      ask(async (stripe) => void (await stripe.paymentMethods.detach(paymentMethodId))),
    deleteCustomer: (customerId) =>
      ask(async (stripe) => void (await stripe.customers.del(customerId))),
  }
}

/**
 * What a failed call of Stripe means. Without an answer, with one of a broken server, and with unknown keys,
 * nobody can be served; anything else refuses this one call.
 */
export function meaningOf(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error('Not an error')
  const { statusCode = 0, code = error.type, message } = error
  if (BUSY_CODES.has(code)) return new PaymentsBusy(message, { cause: error })
  const isAnswered = statusCode >= 400 && statusCode < 500
  const isForAll = [401, 403, 408, 409, 429].includes(statusCode)
  return isAnswered && !isForAll
    ? new PaymentsRefused(code, message)
    : new PaymentsUnreachable(message, { cause: error })
}

/** Whether an event is not Stripe's; other errors mean that it is, but can't be read. */
function isWronglySigned(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeSignatureVerificationError'
}

/** Every error of the SDK has a type, and only those do. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'type' in error
}
