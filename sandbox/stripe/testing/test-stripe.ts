import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { ThinEvent } from '#sandbox/stripe/state/stored-objects.ts'
import { startStripe } from '#sandbox/stripe/stripe-stand-in.ts'
import type { Trouble } from '#sandbox/stripe/trouble/trouble.ts'

/** Where a customer would go after the page of a bank. */
export const RETURN_URL = 'https://tuckin.example/checkout?store=1'

type Options = {
  dataDir?: string
  now?: () => number
  webhook?: { url: string; secret: string }
  accountsWebhook?: { url: string; secret: string }
}

/** The stand-in on a port of its own, with Stripe's own SDK pointed at it. */
export async function startTestStripe({ dataDir, now, webhook, accountsWebhook }: Options = {}) {
  let url = ''
  const standIn = startStripe({
    dataDir: dataDir ?? null,
    publicUrl: () => url,
    webhook: webhook ?? null,
    accountsWebhook: accountsWebhook ?? null,
    ...(now ? { now } : {}),
  })
  const server = createSandboxServer([standIn])
  url = await listening(server)
  const stripe = sdkFor(url)
  return {
    url,
    stripe,
    /** A call as a browser on another site makes it, with the publishable key. */
    browser: (method: string, path: string, params: Record<string, string> = {}) =>
      callAsBrowser(url, method, path, params),
    trouble: (trouble: Partial<Trouble>) =>
      fetch(`${url}/stripe/trouble`, { method: 'POST', body: JSON.stringify(trouble) }),
    async stop() {
      server.close()
      await standIn.stop()
      server.closeAllConnections()
    },
  }
}

export type TestStripe = Awaited<ReturnType<typeof startTestStripe>>

/** The SDK as the marketplace uses it; `retries` as often after a failure. */
export function sdkFor(url: string, retries = 0): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: retries,
  })
}

/** What Stripe's API answered as an error. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('There was no error')
}

/** An endpoint for webhooks: what it was sent, and what it answers from now on. */
export async function startReceiver(secret: string) {
  const received: { event: Stripe.Event; status: number }[] = []
  const waiting = new Set<() => void>()
  let answers: number[] = []
  const server = createServer(async (request, response) => {
    const body = (await readBody(request)) ?? ''
    const signature = String(request.headers['stripe-signature'])
    const event = await Stripe.webhooks.constructEventAsync(body, signature, secret)
    const status = answers.shift() ?? 200
    received.push({ event, status })
    response.writeHead(status).end()
    waiting.forEach((check) => check())
  })
  const url = await listening(server)
  return {
    url,
    received,
    types: () => received.map(({ event }) => event.type),
    /** The statuses of the next answers; 200 after that. */
    answer: (...statuses: number[]) => void (answers = statuses),
    /** Resolves once what was received fits. */
    until(fits: () => boolean): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (!fits()) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The same for thin events, whose subject has to be read. */
export async function startThinReceiver(secret: string) {
  const stripe = new Stripe('sk_test_sandbox')
  const received: ThinEvent[] = []
  let check = () => {}
  const server = createServer(async (request, response) => {
    const body = (await readBody(request)) ?? ''
    const signature = String(request.headers['stripe-signature'])
    await stripe.parseEventNotificationAsync(body, signature, secret)
    // The SDK has read it as such.
    received.push(JSON.parse(body) as ThinEvent)
    response.writeHead(200).end()
    check()
  })
  const url = await listening(server)
  return {
    url,
    received,
    /** Resolves once what was received fits. */
    until: (fits: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        check = () => void (fits() && resolve())
        check()
      }),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port, not on a pipe, has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function callAsBrowser(
  url: string,
  method: string,
  path: string,
  params: Record<string, string>,
) {
  const form = new URLSearchParams(params)
  const answer = await fetch(method === 'GET' ? `${url}/v1/${path}?${form}` : `${url}/v1/${path}`, {
    method,
    headers: { Authorization: 'Bearer pk_test_sandbox', 'Sec-Fetch-Site': 'cross-site' },
    ...(method === 'GET' ? {} : { body: form }),
  })
  // What the API answers is what the tests look at.
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

type Body = { error?: Record<string, unknown> } & Record<string, unknown>

/** A Visa of the tests as a form of a browser has it. */
export function cardForm(number: string, prefix = 'payment_method_data'): Record<string, string> {
  return {
    [`${prefix}[type]`]: 'card',
    [`${prefix}[card][number]`]: number,
    [`${prefix}[card][exp_month]`]: '12',
    [`${prefix}[card][exp_year]`]: '34',
    [`${prefix}[card][cvc]`]: '123',
  }
}
