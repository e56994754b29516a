import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { json } from '#api/database/json.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { CONTACT, garlicBread, IN_E8, smallPizza, TestCustomer } from './testing/test-customer.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = (newBasketItem: object | undefined = smallPizza(store)): Promise<Cart> =>
  guest.cart('POST', '/cart', { storeId: store.storeId, address: IN_E8, newBasketItem })
const change = ({ cartToken }: Cart, body: object): Promise<Cart> =>
  guest.cart('PUT', `/cart/${cartToken}`, body)
const add = (cart: Cart, newBasketItem: object): Promise<Cart> => change(cart, { newBasketItem })
const refusal = ({ cartToken }: Cart, body: object) =>
  guest.refusal('PUT', `/cart/${cartToken}`, body)

describe('adding a product', () => {
  it('joins the line of the same product with the same options and note', async () => {
    const { margherita } = store.productIds
    const { small, olives } = store.optionIds
    const note = 'well done'
    const one = [
      { optionId: small, quantity: 1 },
      { optionId: olives, quantity: 2 },
    ]
    const cart = await newCart({ productId: margherita, options: one, note })
    const same = [one[1], one[0]]
    const joined = await add(cart, { productId: margherita, options: same, note: ' well  done ' })
    expect(joined).toMatchObject({ version: 2, itemCount: 2, subtotalPence: 2200 })
    expect(joined.lines).toMatchObject([{ id: cart.lines[0]?.id, quantity: 2 }])
  })

  it('makes another line for another note or other options', async () => {
    const cart = await newCart()
    const noted = await add(cart, { ...smallPizza(store), note: 'no basil' })
    expect(noted.lines.map(({ note }) => note)).toEqual(['', 'no basil'])
    const large = [{ optionId: store.optionIds.large, quantity: 1 }]
    const sized = await add(cart, { ...smallPizza(store), options: large })
    expect(sized.lines.map(({ unitPricePence }) => unitPricePence)).toEqual([900, 900, 1200])
  })

  it('lists options in the order of the menu, each once', async () => {
    const { small, olives, mushrooms } = store.optionIds
    const chosen = [olives, small, mushrooms, olives].map((optionId) => ({ optionId, quantity: 1 }))
    const { lines } = await newCart({ ...smallPizza(store), options: chosen })
    expect(lines[0]?.options.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Small', 1],
      ['Olives', 2],
      ['Mushrooms', 1],
    ])
    expect(lines[0]?.unitPricePence).toBe(900 + 2 * 100 + 120)
  })

  it('declares no kcal when an option does not declare its own', async () => {
    const { small, olives } = store.optionIds
    const options = [small, olives].map((optionId) => ({ optionId, quantity: 1 }))
    const { lines } = await newCart({ ...smallPizza(store), options })
    expect(lines[0]?.kcal).toBeNull()
  })

  it.each([
    ['none of a required group', [], { reason: 'TOO_FEW_OPTIONS', minimum: 1, chosen: 0 }],
    ['two sizes', ['small', 'large'], { reason: 'TOO_MANY_OPTIONS', maximum: 1, chosen: 2 }],
    ['an option that is sold out', ['small', 'anchovies'], { reason: 'OPTION_NOT_AVAILABLE' }],
    [
      'more of an option than may be',
      ['small', 'olives', 'olives', 'olives'],
      { reason: 'OPTION_QUANTITY_NOT_ALLOWED', quantity: 3, maximumQuantity: 2 },
    ],
    ['an option that does not exist', ['nothing'], { reason: 'UNKNOWN_OPTION' }],
  ])('refuses %s, and says why', async (_what, names, details) => {
    const cart = await newCart()
    const ids: Record<string, string> = { ...store.optionIds, nothing: randomUUID() }
    const options = names.map((name) => ({ optionId: ids[name], quantity: 1 }))
    const body = { newBasketItem: { ...smallPizza(store), options } }
    expect(await refusal(cart, body)).toMatchObject({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details,
    })
    expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toMatchObject({ version: 1 })
  })

  it('refuses a product that is sold out, and one that is nowhere', async () => {
    const cart = await newCart()
    const soldOut = { newBasketItem: { productId: store.productIds.tiramisu } }
    expect(await refusal(cart, soldOut)).toMatchObject({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
      details: { name: 'Tiramisù' },
    })
    const nowhere = { newBasketItem: { productId: randomUUID() } }
    expect(await refusal(cart, nowhere)).toMatchObject({ message: 'PRODUCT_IS_NOT_AVAILABLE' })
  })

  it('refuses more than 50 of one line, however they come together', async () => {
    const cart = await newCart(smallPizza(store, 50))
    const details = { reason: 'LINE_QUANTITY_MAXIMUM', maximum: 50 }
    const message = 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART'
    expect(await refusal(cart, { newBasketItem: smallPizza(store) })).toEqual({ message, details })
    const noted = await add(cart, { ...smallPizza(store), note: 'hot' })
    const lines = [{ lineId: noted.lines[1]?.id, quantity: 1, note: '' }]
    expect(await refusal(cart, { lines })).toEqual({ message, details })
  })

  it('refuses more than 100 lines', async () => {
    const cart = await newCart()
    const line = { productId: store.productIds.garlicBread, name: '', quantity: 1, options: [] }
    const lines = Array.from({ length: 100 }, (_, note) => ({
      ...line,
      id: randomUUID(),
      note: `${note}`,
    }))
    await test.context.db
      .updateTable('cart')
      .set({ lines: json(lines), version: 2 })
      .where('token', '=', cart.cartToken)
      .execute()
    expect(await refusal(cart, { newBasketItem: garlicBread(store) })).toEqual({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason: 'CART_LINES_MAXIMUM', maximum: 100 },
    })
  })

  it('refuses more choices than a cart holds, but not to remove some', async () => {
    const cart = await newCart(smallPizza(store))
    const [first] = cart.lines
    const option = { optionId: store.optionIds.small, groupName: '', name: '', quantity: 1 }
    const options = Array.from({ length: 50 }, () => option)
    const line = { productId: store.productIds.margherita, name: '', quantity: 1, options }
    const lines = Array.from({ length: 41 }, (_, note) => ({
      ...line,
      id: note === 0 ? (first?.id ?? '') : randomUUID(),
      note: `${note}`,
    }))
    await test.context.db
      .updateTable('cart')
      .set({ lines: json(lines), version: cart.version + 1 })
      .where('token', '=', cart.cartToken)
      .execute()
    expect(await refusal(cart, { newBasketItem: smallPizza(store) })).toEqual({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason: 'CART_CHOICES_MAXIMUM', maximum: 2000 },
    })
    const less = await change(cart, { lines: [{ lineId: first?.id, quantity: 0 }] })
    expect(less.lines).toHaveLength(40)
  })
})

describe('changing lines', () => {
  it('sets quantity, note and options, and joins lines that became the same', async () => {
    const large = [{ optionId: store.optionIds.large, quantity: 1 }]
    const first = await newCart()
    const cart = await add(first, { ...smallPizza(store), note: 'no basil' })
    const [plain, noted] = cart.lines
    const larger = await change(cart, {
      lines: [{ lineId: plain?.id, quantity: 3, note: 'crisp', options: large }],
    })
    expect(larger.lines[0]).toMatchObject({ quantity: 3, note: 'crisp', linePence: 3600 })
    const joined = await change(cart, {
      lines: [{ lineId: noted?.id, quantity: 1, note: 'crisp', options: large }],
    })
    expect(joined.lines).toMatchObject([{ id: plain?.id, quantity: 4 }])
  })

  it('removes a line at quantity 0, and accepts that a line is already removed', async () => {
    const cart = await newCart()
    const lines = [{ lineId: cart.lines[0]?.id, quantity: 0 }]
    expect(await change(cart, { lines })).toMatchObject({ lines: [], totalPence: 0, problems: [] })
    expect(await change(cart, { lines })).toMatchObject({ lines: [] })
  })

  it('changes and adds in one go, or does neither', async () => {
    const cart = await newCart()
    const lines = [{ lineId: cart.lines[0]?.id, quantity: 4 }]
    const soldOut = { productId: store.productIds.tiramisu }
    await refusal(cart, { lines, newBasketItem: soldOut })
    expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toMatchObject({ itemCount: 1 })
    const both = await change(cart, { lines, newBasketItem: garlicBread(store) })
    expect(both).toMatchObject({ itemCount: 5, version: 2, subtotalPence: 4 * 900 + 450 })
  })

  it('reaches free delivery, after which there is no next step', async () => {
    const cart = await newCart(smallPizza(store, 3))
    expect(cart).toMatchObject({ subtotalPence: 2700, deliveryFeePence: 0, nextTier: null })
  })
})

describe('a product of another store', () => {
  it('is refused with the name of that store, until a new basket is confirmed', async () => {
    const other = await openTestStore(test.context, { store: { name: 'Other Place' } })
    const cart = await newCart()
    const details = { contact: CONTACT, addressLine: 'Flat 3', allergyNote: 'Nuts' }
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, details)
    const body = { newBasketItem: garlicBread(other) }
    expect(await refusal(cart, body)).toEqual({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: {
        reason: 'OTHER_STORE',
        store: { id: other.storeId, slug: other.slug, name: 'Other Place' },
      },
    })
    const moved = await change(cart, { ...body, isNewBasket: true })
    expect(moved).toMatchObject({
      cartToken: cart.cartToken,
      store: { id: other.storeId },
      serviceType: 'delivery',
      address: { postCode: 'E8 1AA' },
      contact: CONTACT,
      addressLine: 'Flat 3',
      allergyNote: 'Nuts',
      itemCount: 1,
    })
    expect(moved.lines.map(({ name }) => name)).toEqual(['Garlic bread'])
  })

  it('moves a cart without lines at once', async () => {
    const other = await openTestStore(test.context)
    const cart = await newCart(undefined)
    const moved = await add(await change(cart, { lines: removeAll(cart) }), garlicBread(other))
    expect(moved).toMatchObject({ store: { id: other.storeId }, itemCount: 1 })
  })

  it('takes over the service, time and address if the new store offers them', async () => {
    const far = await openTestStore(test.context, {
      store: { services: ['collection'] },
      zones: [{ prefixes: ['LS6'] }],
      hours: everyDay('collection', 1080, 120),
    })
    const cart = await newCart()
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, {
      serviceTime: '2026-05-15T21:00:00Z',
      addressLine: 'Flat 3',
      deliveryNote: 'Ring twice',
    })
    const body = { newBasketItem: garlicBread(far), isNewBasket: true }
    expect(await change(cart, body)).toMatchObject({
      serviceType: 'collection',
      serviceTime: 'asap',
      address: null,
      addressLine: '',
      deliveryNote: '',
    })
  })

  it('starts nothing over when the product is of the same store', async () => {
    const cart = await newCart()
    const body = { newBasketItem: garlicBread(store), isNewBasket: true }
    expect(await change(cart, body)).toMatchObject({ itemCount: 2 })
  })
})

function removeAll({ lines }: Cart) {
  return lines.map(({ id }) => ({ lineId: id, quantity: 0 }))
}
