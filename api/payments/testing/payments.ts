import { createServer } from 'node:net'
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { API_BASE } from '#contract/constants.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'
import { createStripeDriver } from '#api/outside/payments/stripe.driver.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { readConfiguration } from '#api/settings/configuration.ts'
import { sandboxWebhookSecret } from '#api/settings/stripe-configuration.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, type TestStore } from '#api/testing/test-store.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'

export interface PaidApp extends TestApp {
  sandbox: RunningSandbox
  /** What the provider's own people see, and what a browser may do with the provider's script. */
  stripe: Stripe
  /** The secret that signs the provider's webhook events. */
  webhookSecret: string
}

/**
 * A server whose orders can be paid online, with its own sandbox. Given a port, it listens there for the
 * sandbox's webhook events.
 */
export async function createPaidApp({
  timeoutMs = 8000,
  port: ownPort = 0,
} = {}): Promise<PaidApp> {
  const tokenSecret = 'x'.repeat(32)
  const webhookUrl = `http://127.0.0.1:${ownPort}${API_BASE}/payment/webhooks/stripe`
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    ...(ownPort !== 0 && {
      stripe: { webhookUrl, webhookSecret: sandboxWebhookSecret(tokenSecret) },
    }),
  })
  const env = { SANDBOX_URL: sandbox.url }
  const { stripe: configuration } = readConfiguration(env, () => tokenSecret)
  if (!configuration) throw new Error('The sandbox takes cards')
  const payments = createStripeDriver(configuration, { timeoutMs })
  const server = await createTestApp({ payments, env })
  if (ownPort !== 0) await server.app.listen({ host: '127.0.0.1', port: ownPort })
  const { hostname: host, port } = new URL(sandbox.url)
  const stripe = new Stripe(configuration.secretKey, { host, port, protocol: 'http' })
  return {
    ...server,
    sandbox,
    stripe,
    webhookSecret: configuration.webhookSecret,
    close: async () => {
      await server.close()
      await sandbox.stop()
    },
  }
}

/** Some tests use the provider's clock, which is the real one: they must run at any hour. */
export const OPEN_ALWAYS = {
  hours: [...everyDay('delivery', 0, 1440), ...everyDay('collection', 0, 1440)],
}

/** Requests an order that is to be paid online, of a cart of its own. */
export async function placeOnline(
  { app }: Pick<TestApp, 'app'>,
  store: TestStore,
  { customer = new TestCustomer(app), details = {} } = {},
): Promise<Placed & { cartToken: string }> {
  const cart = await readyCart(customer, store, details)
  const placed = await askToPlace(customer, cart, 'online')
  expect(placed).toMatchObject({ status: 201, body: { status: 'awaitingpayment' } })
  return { ...placed.body, cartToken: cart.cartToken }
}

/** A guest who has the token of an order. */
export function payerOf({ app }: Pick<TestApp, 'app'>, placed: Pick<Placed, 'orderToken'>) {
  return new TestCustomer(app, null, { 'x-order-token': placed.orderToken })
}

/** Asks to abandon an order that awaits its payment, whose cart is open again then. */
export function askToAbandon<Answer = Cart>(
  server: Pick<TestApp, 'app'>,
  placed: Pick<Placed, 'id' | 'orderToken'>,
) {
  return payerOf(server, placed).ask<Answer>('DELETE', `/order/${placed.id}/payment`)
}

/** Requests the money of an order. */
export async function requestPayment(
  server: Pick<TestApp, 'app'>,
  placed: Pick<Placed, 'id' | 'orderToken'>,
): Promise<PaymentIntent> {
  const payer = payerOf(server, placed)
  const requested = { orderId: placed.id }
  const { status, body } = await payer.ask<PaymentIntent>(
    'POST',
    '/payment/payment-intent',
    requested,
  )
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

/** Places an order and authorises its payment, without a webhook event. */
export async function placeAndHold(
  server: PaidApp,
  store: TestStore,
  given: Parameters<typeof placeOnline>[2] & { card?: string } = {},
) {
  const placed = await placeOnline(server, store, given)
  const intent = await requestPayment(server, placed)
  const { card = 'pm_card_visa' } = given
  await pay(server, intent.intentId, card)
  return { ...placed, intentId: intent.intentId }
}

/** Places an order and pays it: it is pending. */
export async function placePaid(...given: Parameters<typeof placeAndHold>) {
  const authorised = await placeAndHold(...given)
  await continuePayment(given[0].context, authorised.id)
  return authorised
}

/** The state of an order's money: by our own books, and by the provider's. */
export async function moneyOf({ context, stripe }: PaidApp, orderId: string) {
  const payment = await context.db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.status', 'orders.status as order', 'intent_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { intent_id: intentId, ...ours } = payment
  const intent = intentId === null ? null : await stripe.paymentIntents.retrieve(intentId)
  return { ...ours, intent: intent?.status ?? null }
}

/** Takes the waiting jobs out of the queue, and runs them at once. */
export async function flushJobs({ context }: Pick<TestApp, 'context'>): Promise<number> {
  const { rows } = await context.pool.query<{ id: string }>(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = 'settle-payment'
     RETURNING job.payload->>'orderId' AS id`,
  )
  for (const { id } of rows) await continuePayment(context, id)
  return rows.length
}

/** The waiting emails about an order. */
export async function emailsAbout({ context }: Pick<TestApp, 'context'>, orderId: string) {
  const { rows } = await context.pool.query<{ email: string }>(
    `SELECT concat(payload->>'message', ' ', payload->>'to') AS email
     FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'send-order-email' AND job.payload->>'orderId' = $1
     ORDER BY 1`,
    [orderId],
  )
  return rows.map(({ email }) => email)
}

/** What is waiting to be pushed to the customer's devices about an order. */
export async function pushesAbout({ context }: Pick<TestApp, 'context'>, orderId: string) {
  const { rows } = await context.pool.query<{ news: string }>(
    `SELECT payload->>'news' AS news
     FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'send-order-push' AND job.payload->>'orderId' = $1
     ORDER BY job.id`,
    [orderId],
  )
  return rows.map(({ news }) => news)
}

/** The provider's failures from now on; nothing ends them. */
export async function trouble({ sandbox }: PaidApp, how: object = {}): Promise<void> {
  const url = `${sandbox.url}/stripe/trouble`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(how) })
  expect(answer.status).toBe(200)
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
