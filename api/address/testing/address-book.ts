import type { FastifyInstance } from 'fastify'
import type { Address, SavedAddress } from '#contract/address.ts'
import { API_BASE } from '#contract/constants.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'

type Given = Address & {
  addressLine?: string
  isDefault?: boolean
  label?: string
  courierNote?: string
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Answer<Body> = { status: number; body: Body }
export type Refused = { message: unknown; details?: Record<string, unknown> }

export const HOME: Address = {
  address: '12 Mare Street, London, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'gaz:E8 1AA',
  latitude: 51.5471,
  longitude: -0.0601,
}

export const AT_WORK: Address = {
  ...HOME,
  address: '3 Headingley Lane, Leeds, UK',
  city: 'Leeds',
  area: 'Headingley',
  postCode: 'LS6 1BN',
  placeId: 'gaz:LS6 1BN',
  latitude: 53.8206,
  longitude: -1.5785,
}

/** A customer who has signed in on a Friday evening, and their address book. */
export async function openAddressBook({ app, context, setNow }: TestApp) {
  setNow(FRIDAY_EVENING)
  const customer = await openTestAccount(context, 'customer')
  return { customer, book: new AddressBook(app, customer) }
}

/** The address book of a signed-in customer. */
export class AddressBook {
  readonly #app: FastifyInstance
  readonly #headers: TestAccount['headers']

  constructor(app: FastifyInstance, { headers }: Pick<TestAccount, 'headers'>) {
    this.#app = app
    this.#headers = headers
  }

  /** Calls the API. The caller gives the type of the answer. */
  async ask<Body>(method: Method, path: string, given?: unknown): Promise<Answer<Body>> {
    const { statusCode, payload } = await this.#app.inject({
      method,
      url: API_BASE + path,
      ...(given !== undefined && { payload: JSON.stringify(given) }),
      headers: {
        ...this.#headers,
        ...(given !== undefined && { 'content-type': 'application/json' }),
      },
    })
    // A 204 has no body.
    return { status: statusCode, body: (payload ? JSON.parse(payload) : null) as Body }
  }

  save(given: Given): Promise<Answer<SavedAddress>> {
    return this.ask('POST', '/address', given)
  }

  /** The address as it was saved. */
  async saved(given: Given): Promise<SavedAddress> {
    const { status, body } = await this.save(given)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }

  change(id: string, given: Given): Promise<Answer<SavedAddress>> {
    return this.ask('PUT', `/address/${id}`, given)
  }

  makeDefault(id: string): Promise<Answer<unknown>> {
    return this.ask('PUT', `/address/${id}/default`)
  }

  delete(id: string): Promise<Answer<unknown>> {
    return this.ask('DELETE', `/address/${id}`)
  }

  async list(): Promise<{ items: SavedAddress[]; nextCursor: string | null }> {
    return (await this.ask<{ items: SavedAddress[]; nextCursor: null }>('GET', '/address')).body
  }

  /** The ids of addresses that are the default: one at most. */
  async defaults(): Promise<string[]> {
    const { items } = await this.list()
    return items.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  }

  refused(method: Method, path: string, given?: unknown): Promise<Answer<Refused>> {
    return this.ask(method, path, method === 'DELETE' ? undefined : given)
  }
}
