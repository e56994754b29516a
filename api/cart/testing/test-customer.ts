import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { API_BASE } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { HACKNEY, type TestStore } from '#api/testing/test-store.ts'

export interface Answer<Body> {
  status: number
  body: Body
}

export type Refusal = { message: unknown; details?: Record<string, unknown> }

/** Somebody with a browser: a guest, or with a token a signed-in customer. */
export class TestCustomer {
  readonly #app: FastifyInstance
  readonly #token: string | null
  readonly #headers: Record<string, string>

  constructor(app: FastifyInstance, token: string | null = null, headers = {}) {
    this.#app = app
    this.#token = token
    this.#headers = headers
  }

  /** Calls the API. The caller gives the type of the answer, because a test is about one outcome. */
  async ask<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const { statusCode, payload } = await this.#app.inject({
      method,
      url: `${API_BASE}${path}`,
      ...(body !== undefined && {
        payload: JSON.stringify(body),
      }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...this.#headers,
      },
    })
    return { status: statusCode, body: JSON.parse(payload) as Body }
  }

  /** A call that must succeed with a cart. */
  async cart(...call: Parameters<TestCustomer['ask']>): Promise<Cart> {
    const { status, body } = await this.ask<Cart>(...call)
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }

  /** The code and details of a call that must be refused. */
  async refusal(...call: Parameters<TestCustomer['ask']>): Promise<Refusal> {
    const { status, body } = await this.ask<Refusal>(...call)
    if (status < 400) throw new Error(`${status} ${JSON.stringify(body)}`)
    const { message, details } = body
    return { message, ...(details && { details }) }
  }
}

/** A customer with an account, signed in. */
export async function signedIn(app: FastifyInstance, context: Context): Promise<TestCustomer> {
  const { id } = await context.db
    .insertInto('account')
    .values({ type: 'customer', email: `${randomUUID()}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return new TestCustomer(app, await customerToken(context, id))
}

export function customerToken(context: Context, accountId: string): Promise<string> {
  const who = { accountId, profileType: 'customer' as const, sessionId: randomUUID() }
  return signAccessToken(context.configuration.tokenSecret, who, context.now())
}

/** In the store's zone by postcode: £2.99, free from £25, minimum £12. */
export const IN_E8: Address = {
  ...EMPTY_ADDRESS,
  ...HACKNEY,
  address: '12 Mare Street, London, United Kingdom',
  city: 'London',
  postCode: 'E8 1AA',
}

/** Some 160 miles from the store. */
export const IN_LEEDS: Address = {
  ...EMPTY_ADDRESS,
  address: '3 Headingley Lane, Leeds, United Kingdom',
  city: 'Leeds',
  postCode: 'LS6 1BN',
  latitude: 53.8206,
  longitude: -1.5785,
}

export const CONTACT = { name: 'Ada Price', email: 'ada@example.org', phone: '020 7946 0999' }

/** A small Margherita, £9.00. */
export function smallPizza({ productIds, optionIds }: TestStore, quantity = 1) {
  return {
    productId: productIds.margherita,
    quantity,
    options: [{ optionId: optionIds.small, quantity: 1 }],
  }
}

/** Garlic bread, £4.50. */
export function garlicBread({ productIds }: TestStore, quantity = 1) {
  return { productId: productIds.garlicBread, quantity }
}
