import type { Address, SavedAddress } from '#contract/address.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { ProductWithOptions } from '#contract/menu.ts'
import type { Order } from '#contract/orders.ts'
import type { createPaymentIntent, getPaymentOptions } from '#contract/payments/payments.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Language } from '#rules/text/languages.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import type { Session, SignIn } from './sessions.ts'
import { StaffCalls } from './staff-calls.ts'

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
  /** Of the page that the order is placed on; English by default. */
  language?: Language
}

interface Completion {
  firstName: string
  lastName: string
  phone: string
  password: string
}

type PaymentOptions = OutputOf<typeof getPaymentOptions>
type PaymentIntent = OutputOf<typeof createPaymentIntent>

/**
 * What people would do on screens elsewhere, done by calls: for journeys that start where an order exists
 * already.
 */
export class Calls extends StaffCalls {
  /** Orders a dish without options; delivered to E8 1AA, as soon as possible, in cash. */
  order(orderDetails: OrderDetails): Promise<PlacedOrder> {
    return this.#order(orderDetails, 'cash')
  }

  /** The same, paid by a card that ends with 4242, as the provider's script would. */
  async orderByCard(orderDetails: OrderDetails): Promise<PlacedOrder> {
    const order = await this.#order(orderDetails, 'online')
    const proof = { [ORDER_TOKEN_HEADER]: order.orderToken }
    const { online } = await this.call<PaymentOptions>('GET', '/payment/options')
    if (!online) throw new Error('Orders cannot be paid online')
    const body = { orderId: order.id }
    const path = '/payment/payment-intent'
    const intent = await this.call<PaymentIntent>('POST', path, body, undefined, proof)
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
    await this.call('POST', `/order/${order.id}/payment`, undefined, undefined, proof)
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
    const token = by && (await this.tokenOfCustomer(by))
    const cart = await this.#cartWith(orderDetails, service, token)
    const { cartToken } = cart
    const contact = { name, phone: '07700 900123', email }
    const details = { contact, allergyNote, noBag: false, ...(serviceTime && { serviceTime }) }
    const path = `/cart/${cartToken}/details`
    let { totalPence } = await this.call<Cart>('PUT', path, details, token)
    const { code } = orderDetails
    if (code !== undefined) totalPence = (await this.giveCode(cart, code)).totalPence
    const captcha = token || paymentMethod === 'online' ? null : await this.passBotCheck('order')
    const body = { cartToken, totalPence, paymentMethod, captcha }
    const { language } = orderDetails
    const headers = language && { 'accept-language': language }
    return this.call<PlacedOrder>('POST', '/order', body, token, headers)
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
    return this.call<Cart>('PUT', `/cart/${cartToken}/details`, details)
  }

  /** Sets the delivery address, as somebody would type it. */
  async setPlace({ cartToken }: Cart, typed: string): Promise<Cart> {
    const address = await this.#placeOf(typed)
    return this.call<Cart>('PATCH', `/cart/address/${cartToken}`, { address })
  }

  setQuantity({ cartToken, lines }: Cart, quantity: number): Promise<Cart> {
    const changed = lines.map(({ id }) => ({ lineId: id, quantity }))
    return this.call<Cart>('PUT', `/cart/${cartToken}`, { lines: changed })
  }

  giveCode({ cartToken }: Cart, code: string): Promise<Cart> {
    return this.call<Cart>('POST', `/cart/${cartToken}/discount/${code}`)
  }

  /** Saves these addresses for a customer, as typed, and no others. */
  async expectStoredOnly(signIn: SignIn, ...typed: readonly string[]): Promise<void> {
    const token = await this.tokenOfCustomer(signIn)
    const reserved = await this.call<{ items: SavedAddress[] }>('GET', '/address', undefined, token)
    for (const { id } of reserved.items)
      await this.call('DELETE', `/address/${id}`, undefined, token)
    for (const [index, text] of typed.entries()) {
      const place = await this.#placeOf(text)
      await this.call('POST', '/address', { ...place, isDefault: index === 0 }, token)
    }
  }

  /** Writes to those who run the marketplace. */
  async write(email: string, message: string): Promise<void> {
    const captcha = await this.passBotCheck('contact')
    const body = { name: 'Priya Hartley', email, orderNumber: '', message, captcha }
    await this.call('POST', '/email/contactus', body)
  }

  /** Begins an account, whose link then comes by email; a basket goes along with it. */
  async register(email: string, cartToken?: string): Promise<void> {
    const captcha = await this.passBotCheck('register')
    await this.call('POST', '/auth/register', { email, captcha, ...(cartToken && { cartToken }) })
  }

  /** Completes an account by the link of its email, which logs in. */
  async complete(link: string, given: Completion): Promise<Session> {
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code')
    await this.call('POST', '/auth/register/confirm', { code })
    return this.call<Session>('POST', '/auth/register/complete', { ...given, code })
  }

  /** The page of an order, with its key. */
  pageOf({ id, orderToken }: PlacedOrder): string {
    return `/account/orders/${id}#key=${orderToken}`
  }

  async #cartWith(orderDetails: Filling, serviceType: Service, token?: string): Promise<Cart> {
    const store = await this.call<Store>('GET', `/store/${orderDetails.store}`)
    const productId = await this.productId(orderDetails.store, orderDetails.dish)
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
    const cart = await this.call<Cart>('POST', '/cart', body, token)
    return this.#addTo(cart, orderDetails, token)
  }

  async #addTo(cart: Cart, { store, more = [] }: Filling, token?: string): Promise<Cart> {
    let filled = cart
    for (const dish of more) {
      const productId = await this.productId(store, dish)
      const newBasketItem = { productId, quantity: 1, note: '', options: [] }
      filled = await this.call<Cart>('PUT', `/cart/${cart.cartToken}`, { newBasketItem }, token)
    }
    return filled
  }

  async #placeOf(typed: string): Promise<Address> {
    const search = `/address/place?search=${encodeURIComponent(typed)}`
    const { data } = await this.call<{ data: Address }>('GET', search)
    return data
  }

  async #optionsOf(productId: string, names: readonly string[]) {
    const dish = await this.call<ProductWithOptions>('GET', `/product/${productId}/with-options`)
    const all = dish.optionGroups.flatMap(({ options }) => options)
    return all
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => ({ optionId: id, quantity: 1 }))
  }
}
