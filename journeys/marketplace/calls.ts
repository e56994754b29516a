import type { Challenge } from 'altcha-lib'
import {
  DEMONSTRATION_OPERATOR,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'
import { API_BASE, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { Address, SavedAddress } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Category, ProductWithOptions } from '#contract/menu.ts'
import type { OutputOf } from '#contract/call.ts'
import type { BotCheckAction, logIn } from '#contract/session.ts'
import type { MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { Order } from '#contract/orders.ts'
import type { createPaymentIntent, getPaymentOptions } from '#contract/payments/payments.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { MenuProduct } from '#rules/menu/document/menu-document.ts'
import type { Service } from '#rules/orders/service.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import { solveBotCheck } from './solve-bot-check.ts'

/** An order as its guest gets it, with the key to its page. */
export type PlacedOrder = Order & { orderToken: string }

/** A basket with a dish in it. */
interface Filling {
  store: string
  dish: string
  service?: Service
  /** The names of the dish's chosen options. */
  options?: readonly string[]
  quantity?: number
  note?: string
  /** What to do if it is sold out; its money back by default. */
  ifSoldOut?: 'replace' | 'call'
  /** Dishes without options that are in the basket too, once each. */
  more?: readonly string[]
}

interface OrderDetails extends Filling {
  email: string
  allergyNote?: string
  name?: string
  /** The start of a slot; as soon as possible by default. */
  serviceTime?: string
  /** The account that orders; a guest by default. */
  by?: SignIn
  /** A promo code that is given to the basket. */
  code?: string
}

/** The fields of an order that its staff's calls need. */
interface Acted {
  id: string
  store: Pick<Order['store'], 'slug'>
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

/** A signed-in account, and its token. */
export type Session = OutputOf<typeof logIn>

type PaymentOptions = OutputOf<typeof getPaymentOptions>
type PaymentIntent = OutputOf<typeof createPaymentIntent>

let calls = 0

/**
 * What people would do on screens elsewhere, done by calls: for journeys that start where an order exists
 * already.
 */
export class Calls {
  readonly #url: string
  /** By the email of each: a journey is over before they expire. */
  readonly #accessTokens = new Map<string, Promise<string>>()

  constructor(url: string) {
    this.#url = url
  }

  /** Orders a dish without options; delivered to E8 1AA, as soon as possible, in cash. */
  order(orderDetails: OrderDetails): Promise<PlacedOrder> {
    return this.#order(orderDetails, 'cash')
  }

  /** The same, paid by a card that ends with 4242, as the provider's script would. */
  async orderByCard(orderDetails: OrderDetails): Promise<PlacedOrder> {
    const order = await this.#order(orderDetails, 'online')
    const proof = { [ORDER_TOKEN_HEADER]: order.orderToken }
    const { online } = await this.#call<PaymentOptions>('GET', '/payment/options')
    if (!online) throw new Error('Orders cannot be paid online')
    const body = { orderId: order.id }
    const path = '/payment/payment-intent'
    const intent = await this.#call<PaymentIntent>('POST', path, body, undefined, proof)
    const confirmed = await fetch(
      new URL(`/v1/payment_intents/${intent.intentId}/confirm`, online.scriptUrl),
      {
        method: 'POST',
        headers: { authorization: `Bearer ${online.publishableKey}` },
        body: new URLSearchParams({
          client_secret: intent.clientSecret,
          payment_method: 'pm_card_visa',
          return_url: 'http://localhost/back',
        }),
      },
    )
    if (!confirmed.ok) throw new Error(`The card was not charged: ${await confirmed.text()}`)
    await this.#call('POST', `/order/${order.id}/payment`, undefined, undefined, proof)
    return order
  }

  async #order(orderDetails: OrderDetails, paymentMethod: PaymentMethod): Promise<PlacedOrder> {
    const {
      service = 'delivery',
      email,
      allergyNote = '',
      name = 'Nia Morgan',
      by,
      serviceTime,
    } = orderDetails
    const token = by && (await this.#logIn(by))
    const cart = await this.#cartWith(orderDetails, service, token)
    const { cartToken } = cart
    const contact = { name, phone: '07700 900123', email }
    const details = { contact, allergyNote, noBag: false, ...(serviceTime && { serviceTime }) }
    const path = `/cart/${cartToken}/details`
    let { totalPence } = await this.#call<Cart>('PUT', path, details, token)
    const { code } = orderDetails
    if (code !== undefined) totalPence = (await this.giveCode(cart, code)).totalPence
    const captcha = token || paymentMethod === 'online' ? null : await this.#passBotCheck('order')
    const body = { cartToken, totalPence, paymentMethod, captcha }
    return this.#call<PlacedOrder>('POST', '/order', body, token)
  }

  /** Fills a store's slot with reservations, by baskets with a dish. */
  async fillSlot(orderDetails: Filling, serviceTime: string): Promise<void> {
    for (;;) {
      const cart = await this.fillBasket(orderDetails)
      // Refused once the last one is reserved.
      const reserved = await this.setDetails(cart, { serviceTime }).catch(() => null)
      if (!reserved?.slotReservedUntil) return
    }
  }

  /** Fills a guest's basket with a dish, for E8 1AA. */
  fillBasket(orderDetails: Filling): Promise<Cart> {
    return this.#cartWith(orderDetails, orderDetails.service ?? 'delivery')
  }

  setDetails({ cartToken }: Cart, details: object): Promise<Cart> {
    return this.#call<Cart>('PUT', `/cart/${cartToken}/details`, details)
  }

  /** Sets the delivery address, as somebody would type it. */
  async setPlace({ cartToken }: Cart, typed: string): Promise<Cart> {
    const address = await this.#placeOf(typed)
    return this.#call<Cart>('PATCH', `/cart/address/${cartToken}`, { address })
  }

  setQuantity({ cartToken, lines }: Cart, quantity: number): Promise<Cart> {
    const changed = lines.map(({ id }) => ({ lineId: id, quantity }))
    return this.#call<Cart>('PUT', `/cart/${cartToken}`, { lines: changed })
  }

  giveCode({ cartToken }: Cart, code: string): Promise<Cart> {
    return this.#call<Cart>('POST', `/cart/${cartToken}/discount/${code}`)
  }

  /** What the staff of the order's store do, such as `accept` or `complete`. */
  async act({ id, store }: Acted, act: string, body: object = {}): Promise<void> {
    const token = await this.#tokenOf(partnerEmail(store.slug), () => this.logInPartner(store.slug))
    await this.#call('POST', `/partner/orders/${id}/${act}`, body, token)
  }

  /** The staff of an order's store change its first dish: fewer of it, or another one without options. */
  async change(
    { id, store, lines }: PlacedOrder,
    { quantity = 0, dishInstead }: { quantity?: number; dishInstead?: string },
  ): Promise<void> {
    const [line] = lines
    if (!line) throw new Error(`Order ${id} has no dishes`)
    const { productId, quantity: seenQuantity } = line
    const replacement = dishInstead && {
      productId: await this.#productId(store.slug, dishInstead),
      options: [],
    }
    await this.act({ id, store }, 'changes', {
      position: 0,
      productId,
      seenQuantity,
      quantity: replacement ? seenQuantity : quantity,
      ...(replacement && { replacement }),
    })
  }

  /** A store takes everything off its menu. */
  async emptyMenu(store: string): Promise<void> {
    const token = await this.#tokenOf(partnerEmail(store), () => this.logInPartner(store))
    const { id } = await this.#call<Store>('GET', `/store/${store}`)
    const path = `/partner/stores/${id}/menu/draft`
    const { revision } = await this.#call<MenuDraft>('GET', path, undefined, token)
    const menu = { categories: [], optionGroups: [] }
    await this.#call('PUT', path, { revision, menu }, token)
    await this.#call('POST', `${path}/publish`, { revision: revision + 1, at: 'now' }, token)
  }

  /** A store changes a dish of its menu, and publishes that at once; answers the dish as it was. */
  async publishDish(
    store: string,
    dish: string,
    changed: Partial<MenuProduct>,
  ): Promise<MenuProduct> {
    const token = await this.#tokenOf(partnerEmail(store), () => this.logInPartner(store))
    const { id } = await this.#call<Store>('GET', `/store/${store}`)
    const path = `/partner/stores/${id}/menu/draft`
    const { menu, revision } = await this.#call<MenuDraft>('GET', path, undefined, token)
    const category = menu.categories.find(({ products }) =>
      products.some(({ name }) => name === dish),
    )
    const product = category?.products.find(({ name }) => name === dish)
    if (!category || !product) throw new Error(`${store} has no ${dish}`)
    const edit = {
      kind: 'saveProduct',
      categoryId: category.id,
      product: { ...product, ...changed },
    }
    await this.#call('POST', `${path}/edits`, { revision, edits: [edit] }, token)
    await this.#call('POST', `${path}/publish`, { revision: revision + 1, at: 'now' }, token)
    return product
  }

  /** Saves these addresses for a customer, as typed, and no others. */
  async expectStoredOnly(signIn: SignIn, ...typed: readonly string[]): Promise<void> {
    const token = await this.#logIn(signIn)
    const reserved = await this.#call<{ items: SavedAddress[] }>(
      'GET',
      '/address',
      undefined,
      token,
    )
    for (const { id } of reserved.items)
      await this.#call('DELETE', `/address/${id}`, undefined, token)
    for (const [index, text] of typed.entries()) {
      const place = await this.#placeOf(text)
      await this.#call('POST', '/address', { ...place, isDefault: index === 0 }, token)
    }
  }

  /** What an operator does to a customer's account. */
  async suspend(accountId: string): Promise<void> {
    const { tokens } = await this.logInOperator()
    const body = { reason: 'Cheated' }
    await this.#call('POST', `/operator/users/${accountId}/suspend`, body, tokens.accessToken)
  }

  /** Begins an account, whose link then comes by email; a basket goes along with it. */
  async register(email: string, cartToken?: string): Promise<void> {
    const captcha = await this.#passBotCheck('register')
    await this.#call('POST', '/auth/register', { email, captcha, ...(cartToken && { cartToken }) })
  }

  /** Completes an account by the link of its email, which logs in. */
  async complete(link: string, given: Completion): Promise<Session> {
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code')
    await this.#call('POST', '/auth/register/confirm', { code })
    return this.#call<Session>('POST', '/auth/register/complete', { ...given, code })
  }

  /** Starts an account, whose link then comes by email; a basket goes along with it. */
  pageOf({ id, orderToken }: PlacedOrder): string {
    return `/account/orders/${id}#key=${orderToken}`
  }

  async logIn({ email, password }: SignIn): Promise<Session> {
    const captcha = await this.#passBotCheck('login')
    return this.#call<Session>('POST', '/auth/login', { username: email, password, captcha })
  }

  /** The staff of a store. */
  logInPartner(slug: string): Promise<Session> {
    return this.#logInStaff('partner', partnerEmail(slug))
  }

  logInOperator(): Promise<Session> {
    return this.#logInStaff('operator', DEMONSTRATION_OPERATOR.email)
  }

  #logInStaff(staff: 'partner' | 'operator', username: string): Promise<Session> {
    const signIn = { username, password: DEMONSTRATION_PASSWORD }
    return this.#call<Session>('POST', `/${staff}/auth/login`, signIn)
  }

  async #passBotCheck(action: BotCheckAction): Promise<string> {
    const path = `/auth/bot-check?action=${action}`
    const { challenge } = await this.#call<{ challenge: Challenge }>('GET', path)
    return solveBotCheck(challenge)
  }

  /** The access token of a customer, who logs in once. */
  #logIn(signIn: SignIn): Promise<string> {
    return this.#tokenOf(signIn.email, () => this.logIn(signIn))
  }

  #tokenOf(email: string, logIn: () => Promise<Session>): Promise<string> {
    const token = this.#accessTokens.get(email) ?? logIn().then(({ tokens }) => tokens.accessToken)
    this.#accessTokens.set(email, token)
    return token
  }

  async #cartWith(orderDetails: Filling, serviceType: Service, token?: string): Promise<Cart> {
    const store = await this.#call<Store>('GET', `/store/${orderDetails.store}`)
    const productId = await this.#productId(orderDetails.store, orderDetails.dish)
    const { quantity = 1, note = '', ifSoldOut } = orderDetails
    const place = await this.#placeOf('E8 1AA')
    const options = orderDetails.options
      ? await this.#optionsOf(productId, orderDetails.options)
      : []
    const body = {
      storeId: store.id,
      serviceType,
      address: { ...place, address: `12 Marmalade Row, ${place.address}` },
      newBasketItem: {
        productId,
        quantity,
        note,
        options,
        ...(ifSoldOut && { ifSoldOut }),
      },
    }
    const cart = await this.#call<Cart>('POST', '/cart', body, token)
    return this.#addTo(cart, orderDetails, token)
  }

  async #addTo(cart: Cart, { store, more = [] }: Filling, token?: string): Promise<Cart> {
    let filled = cart
    for (const dish of more) {
      const productId = await this.#productId(store, dish)
      const newBasketItem = { productId, quantity: 1, note: '', options: [] }
      filled = await this.#call<Cart>('PUT', `/cart/${cart.cartToken}`, { newBasketItem }, token)
    }
    return filled
  }

  async #productId(store: string, dish: string): Promise<string> {
    const menu = await this.#call<{ items: Category[] }>('GET', `/store/${store}/categories`)
    const product = menu.items.flatMap(({ products }) => products).find(({ name }) => name === dish)
    if (!product) throw new Error(`${store} has no ${dish}`)
    return product.id
  }

  async #placeOf(typed: string): Promise<Address> {
    const search = `/address/place?search=${encodeURIComponent(typed)}`
    const { data } = await this.#call<{ data: Address }>('GET', search)
    return data
  }

  async #optionsOf(productId: string, names: readonly string[]) {
    const dish = await this.#call<ProductWithOptions>('GET', `/product/${productId}/with-options`)
    const all = dish.optionGroups.flatMap(({ options }) => options)
    return all
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => ({ optionId: id, quantity: 1 }))
  }

  async #call<Answer>(
    method: string,
    path: string,
    body?: object,
    token?: string,
    proof: Record<string, string> = {},
  ) {
    calls += 1
    const response = await fetch(`${this.#url}${API_BASE}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.255.${process.pid % 256}.${calls % 256}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...proof,
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
