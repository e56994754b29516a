import type { Challenge } from 'altcha-lib'
import {
  DEMONSTRATION_OPERATOR,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'
import { API_BASE } from '#contract/constants.ts'
import type { Address, SavedAddress } from '#contract/address.ts'
import type { Cart } from '#contract/cart.ts'
import type { Category } from '#contract/menu.ts'
import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { solveBotCheck } from './solve-bot-check.ts'

/** An order as its guest gets it, with the key to its page. */
export type PlacedOrder = Order & { orderToken: string }

interface Wish {
  store: string
  dish: string
  email: string
  service?: Service
  allergyNote?: string
  note?: string
  quantity?: number
  name?: string
  /** Whose account orders; a guest when left out. */
  by?: SignIn
}

interface SignIn {
  email: string
  password: string
}

interface Completion {
  firstName: string
  lastName: string
  phone: string
  password: string
}

let calls = 0

/**
 * What people do on screens elsewhere in a journey, done by calls: for journeys that begin where an
 * order is there already.
 */
export class Calls {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Orders a dish that needs no choosing; delivered to E8 1AA, as soon as possible, in cash. */
  async order(wish: Wish): Promise<PlacedOrder> {
    const { service = 'delivery', email, allergyNote = '', name = 'Nia Morgan', by } = wish
    const token = by && (await this.#logIn(by))
    const cart = await this.#cartWith(wish, service, token)
    const { cartToken } = cart
    const contact = { name, phone: '07700 900123', email }
    const details = { contact, allergyNote }
    const path = `/cart/${cartToken}/details`
    const { totalPence } = await this.#call<Cart>('PUT', path, details, token)
    const body = { cartToken, totalPence, paymentMethod: 'cash' }
    return this.#call<PlacedOrder>('POST', '/order', body, token)
  }

  /** Takes every place that a store has at a time, by baskets with a dish. */
  async fillSlot(wish: Omit<Wish, 'email'>, serviceTime: string): Promise<void> {
    for (;;) {
      const { cartToken } = await this.#cartWith({ ...wish, email: '' }, 'delivery')
      const path = `/cart/${cartToken}/details`
      // Refused once the last place is taken.
      const kept = await this.#call<Cart>('PUT', path, { serviceTime }).catch(() => null)
      if (!kept?.slotHeldUntil) return
    }
  }

  /** What the staff of the order's store do, such as `accept` or `complete`. */
  async act({ id, store }: Order, act: string, body: object = {}): Promise<void> {
    const signIn = { username: partnerEmail(store.slug), password: DEMONSTRATION_PASSWORD }
    const { tokens } = await this.#call<{ tokens: { accessToken: string } }>(
      'POST',
      '/partner/auth/login',
      signIn,
    )
    await this.#call('POST', `/partner/orders/${id}/${act}`, body, tokens.accessToken)
  }

  /** Gives a customer these addresses to keep, as typed, and no others. */
  async keepOnly(signIn: SignIn, ...typed: readonly string[]): Promise<void> {
    const token = await this.#logIn(signIn)
    const kept = await this.#call<{ items: SavedAddress[] }>('GET', '/address', undefined, token)
    for (const { id } of kept.items) await this.#call('DELETE', `/address/${id}`, undefined, token)
    for (const [index, text] of typed.entries()) {
      const search = `/address/place?search=${encodeURIComponent(text)}`
      const { data } = await this.#call<{ data: Address }>('GET', search)
      await this.#call('POST', '/address', { ...data, isDefault: index === 0 }, token)
    }
  }

  /** What an operator does to a customer's account. */
  async suspend(accountId: string): Promise<void> {
    const signIn = { username: DEMONSTRATION_OPERATOR.email, password: DEMONSTRATION_PASSWORD }
    const { tokens } = await this.#call<{ tokens: { accessToken: string } }>(
      'POST',
      '/operator/auth/login',
      signIn,
    )
    await this.#call('POST', `/operator/users/${accountId}/suspend`, undefined, tokens.accessToken)
  }

  /** Begins an account, whose link then comes by e-mail. */
  async register(email: string): Promise<void> {
    const asked = await this.#call<{ challenge: Challenge }>(
      'GET',
      '/auth/bot-check?action=register',
    )
    await this.#call('POST', '/auth/register', {
      email,
      captcha: await solveBotCheck(asked.challenge),
    })
  }

  /** Completes an account by the link of its e-mail. */
  async complete(link: string, given: Completion): Promise<void> {
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code')
    await this.#call('POST', '/auth/register/confirm', { code })
    await this.#call('POST', '/auth/register/complete', { ...given, code })
  }

  /** The address of an order's page, with the guest's key. */
  pageOf({ id, orderToken }: PlacedOrder): string {
    return `/account/orders/${id}#key=${orderToken}`
  }

  /** @returns the access token of a customer */
  async #logIn({ email, password }: SignIn): Promise<string> {
    const asked = await this.#call<{ challenge: Challenge }>('GET', '/auth/bot-check?action=login')
    const captcha = await solveBotCheck(asked.challenge)
    const signIn = { username: email, password, captcha }
    const { tokens } = await this.#call<{ tokens: { accessToken: string } }>(
      'POST',
      '/auth/login',
      signIn,
    )
    return tokens.accessToken
  }

  async #cartWith(wish: Wish, serviceType: Service, token?: string): Promise<Cart> {
    const store = await this.#call<Store>('GET', `/store/${wish.store}`)
    const path = `/store/${wish.store}/categories`
    const menu = await this.#call<{ items: Category[] }>('GET', path)
    const product = menu.items
      .flatMap(({ products }) => products)
      .find(({ name }) => name === wish.dish)
    if (!product) throw new Error(`${wish.store} has no ${wish.dish}`)
    const { quantity = 1, note = '' } = wish
    const { data } = await this.#call<{ data: Address }>('GET', '/address/place?search=E8+1AA')
    const body = {
      storeId: store.id,
      serviceType,
      address: { ...data, address: `12 Marmalade Row, ${data.address}` },
      newBasketItem: { productId: product.id, quantity, note, options: [] },
    }
    return this.#call<Cart>('POST', '/cart', body, token)
  }

  async #call<Answer>(method: string, path: string, body?: object, token?: string) {
    calls += 1
    const response = await fetch(`${this.#url}${API_BASE}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.255.${process.pid % 256}.${calls % 256}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = response.status === 204 ? null : await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    // Each call names what the contract says that it answers.
    return answer as Answer
  }
}
