import type { StoreZones, ZoneInput } from '#contract/partner/zones.ts'
import type { FastifyInstance } from 'fastify'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestZone } from '#api/testing/test-store.ts'

/** A zone as the page sends it: E9, £2.00, minimum £10, 10 to 20 minutes. */
export const NEW_ZONE: ZoneInput = {
  name: 'Homerton',
  prefixes: ['E9'],
  radiusMiles: null,
  feeTiers: [{ fromPence: 0, feePence: 200 }],
  minimumOrderPence: 1000,
  minMinutes: 10,
  maxMinutes: 20,
}

export interface ZoneAnswer<Body = StoreZones> {
  status: number
  body: Body & { message?: unknown; details?: unknown }
}

/** Somebody at the zones page of a store. */
export class ZoneEditor {
  readonly #app: FastifyInstance
  readonly #account: TestAccount
  readonly #storeId: string
  /** Of the zones as this editor has seen them last. */
  #version = ''

  constructor(app: FastifyInstance, account: TestAccount, storeId: string) {
    this.#app = app
    this.#account = account
    this.#storeId = storeId
  }

  async ask<Body = StoreZones>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    body?: object,
  ): Promise<ZoneAnswer<Body>> {
    const response = await this.#app.inject({
      method,
      url: `/api/v1/partner/stores/${this.#storeId}/zones${path}`,
      headers: this.#account.headers,
      ...(body && { payload: body }),
    })
    const answer = response.json()
    if (typeof answer.version === 'string') this.#version = answer.version
    return { status: response.statusCode, body: answer }
  }

  async list(): Promise<StoreZones> {
    return (await this.ask('GET')).body
  }

  /** Adds a zone to those there are now, whatever it does to baskets. */
  async add(change: Partial<ZoneInput> = {}): Promise<ZoneAnswer> {
    return this.ask('POST', '', { ...(await this.#seen()), zone: { ...NEW_ZONE, ...change } })
  }

  async change(zoneId: string, change: Partial<ZoneInput>): Promise<ZoneAnswer> {
    return this.ask('PUT', `/${zoneId}`, {
      ...(await this.#seen()),
      zone: { ...NEW_ZONE, ...change },
    })
  }

  async delete(zoneId: string): Promise<ZoneAnswer> {
    const { version, confirmedBaskets } = await this.#seen()
    const query = `version=${version}&confirmedBaskets=${confirmedBaskets}`
    return this.ask('DELETE', `/${zoneId}?${query}`)
  }

  async #seen() {
    if (this.#version === '') await this.list()
    return { version: this.#version, confirmedBaskets: 1000 }
  }
}

/** A store with these zones, its owner, and the owner at its zones page. */
export async function openZones({ app, context }: TestApp, zones: TestZone[]) {
  const store = await openTestStore(context, { zones })
  const owner = await openTestAccount(context, 'partner', { storeIds: [store.storeId] })
  return { store, owner, editor: new ZoneEditor(app, owner, store.storeId) }
}
