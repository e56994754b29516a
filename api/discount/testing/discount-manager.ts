import type { FastifyInstance } from 'fastify'
import type { DiscountInput, ManagedDiscount } from '#contract/partner/discounts.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

/** Ten per cent off without a code, for everyone and everything. */
export const TEN_PER_CENT_OFF: DiscountInput = {
  name: 'Ten per cent off',
  code: null,
  kind: 'percentage',
  percent: 10,
  amountPence: null,
  capPence: null,
  minimumPence: 0,
  startsAt: null,
  endsAt: null,
  service: null,
  weekdays: null,
  productIds: null,
  totalLimit: null,
  perCustomerLimit: null,
  budgetPence: null,
  loyalty: null,
  isAdvertised: true,
}

export interface ManagedAnswer<Body = ManagedDiscount> {
  status: number
  body: Body & { message?: unknown; details?: unknown }
}

/** Somebody who runs discounts: of a store, or with another path of the marketplace. */
export class DiscountManager {
  readonly #app: FastifyInstance
  readonly #account: TestAccount
  readonly #path: string

  constructor(app: FastifyInstance, account: TestAccount, path: string) {
    this.#app = app
    this.#account = account
    this.#path = path
  }

  static ofStore(app: FastifyInstance, account: TestAccount, storeId: string): DiscountManager {
    return new DiscountManager(app, account, `/partner/stores/${storeId}/discounts`)
  }

  async ask<Body = ManagedDiscount>(
    method: 'GET' | 'POST' | 'PUT',
    path = '',
    body?: object,
  ): Promise<ManagedAnswer<Body>> {
    const response = await this.#app.inject({
      method,
      url: `/api/v1${this.#path}${path}`,
      headers: this.#account.headers,
      ...(body && { payload: body }),
    })
    // Each caller knows what it asked for.
    return { status: response.statusCode, body: response.json() }
  }

  list(query = '') {
    return this.ask<{ items: ManagedDiscount[]; nextCursor: string | null }>('GET', query)
  }

  create(discount: Partial<DiscountInput> = {}, more: object = {}) {
    return this.ask('POST', '', { discount: { ...TEN_PER_CENT_OFF, ...discount }, ...more })
  }

  /** Changes a discount as it was seen. */
  change(seen: ManagedDiscount, discount: Partial<DiscountInput>) {
    const body = { version: seen.version, discount: { ...inputOf(seen), ...discount } }
    return this.ask('PUT', `/${seen.id}`, body)
  }

  stop({ id }: Pick<ManagedDiscount, 'id'>) {
    return this.ask('POST', `/${id}/stop`)
  }

  /** One that must be as it should. */
  async mustCreate(discount: Partial<DiscountInput> = {}): Promise<ManagedDiscount> {
    const { status, body } = await this.create(discount)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
}

/** What a form sends of a discount that nobody changes. */
export function inputOf(discount: ManagedDiscount): DiscountInput {
  const { products } = discount
  const fields = Object.keys(TEN_PER_CENT_OFF) as (keyof DiscountInput)[] // Of exactly that type.
  const same = Object.fromEntries(
    fields.map((field) => [field, field === 'productIds' ? null : discount[field]]),
  )
  return { ...(same as DiscountInput), productIds: products && products.map(({ id }) => id) }
}

interface ManagedStore {
  store: TestStore
  owner: TestAccount
  manager: DiscountManager
}

/** A store of its own whose owner runs its discounts, on a Friday evening. */
export async function openManagedStore({ app, context, setNow }: TestApp): Promise<ManagedStore> {
  setNow(FRIDAY_EVENING)
  const store = await openTestStore(context)
  const owner = await openTestAccount(context, 'partner', { storeIds: [store.storeId] })
  return { store, owner, manager: DiscountManager.ofStore(app, owner, store.storeId) }
}

/** Lets minutes pass, for which nobody stays signed in: the owner has signed in again. */
export async function letMinutesPass(
  { app, context, setNow }: TestApp,
  { store, ...given }: Pick<ManagedStore, 'store' | 'owner'>,
  minutes: number,
): Promise<Pick<ManagedStore, 'owner' | 'manager'>> {
  setNow(new Date(context.now().getTime() + minutes * 60_000))
  const headers = await accessHeaders(context, given.owner.accountId, 'partner')
  const owner = { ...given.owner, headers }
  return { owner, manager: DiscountManager.ofStore(app, owner, store.storeId) }
}
