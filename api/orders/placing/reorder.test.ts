import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { reorder } from '#contract/orders.ts'
import {
  CONTACT,
  garlicBread,
  IN_E8,
  signedIn,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'
import { join, share } from '#api/sharing/testing/friends.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

type Reordered = OutputOf<typeof reorder>

/** A store and a guest's order at it: two small pizzas, one with olives, and garlic bread. */
async function orderAt(options: Parameters<typeof openTestStore>[1] = {}, details: object = {}) {
  const store = await openTestStore(test.context, options)
  const { small, olives } = store.optionIds
  const { cartToken } = await readyCart(guest, store, details)
  const withOlives = {
    ...smallPizza(store),
    note: 'well done',
    options: [
      { optionId: small, quantity: 1 },
      { optionId: olives, quantity: 2 },
    ],
  }
  await guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem: withOlives })
  const cart = await guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem: garlicBread(store) })
  const { body } = await askToPlace(guest, cart)
  return { store, placed: body, buyer: buyerOf(body.orderToken) }
}

/** Who shows the token of an order. */
const buyerOf = (orderToken: string) =>
  new TestCustomer(test.app, null, { [ORDER_TOKEN_HEADER]: orderToken })

async function again(by: TestCustomer, orderId: string): Promise<Reordered> {
  const { status, body } = await by.ask<Reordered>('POST', `/order/${orderId}/reorder`)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

async function changeMenu({ storeId }: TestStore, change: string, ...values: unknown[]) {
  await test.owner.pool.query(change, values)
  announceStoreChange(test.context, storeId)
}

const linesOf = ({ cart }: Reordered) =>
  cart.lines.map(({ name, quantity, note, options }) => [
    name,
    quantity,
    note,
    options.map((option) => `${option.quantity} ${option.name}`).join(),
  ])

const EVERYTHING = [
  ['Margherita', 2, '', '1 Small'],
  ['Margherita', 1, 'well done', '1 Small,2 Olives'],
  ['Garlic bread', 1, '', ''],
]

describe('ordering again', () => {
  it('is done ten times with one order in an hour, at once or one by one', async () => {
    const { placed, buyer } = await orderAt()
    const send = () => buyer.ask<Reordered>('POST', `/order/${placed.id}/reorder`)
    const answers = await Promise.all(Array.from({ length: 15 }, send))
    const codes = answers.map(({ status }) => status).toSorted()
    expect(codes).toEqual([...Array(10).fill(201), ...Array(5).fill(429)])
    const other = await orderAt()
    expect((await again(other.buyer, other.placed.id)).missing).toEqual([])
    const afterAnHour = (ms: number) =>
      test.setNow(new Date(FRIDAY_EVENING.getTime() + 60 * 60_000 + ms))
    afterAnHour(-1)
    expect((await send()).status).toBe(429)
    afterAnHour(1)
    expect((await send()).status).toBe(201)
    test.setNow(FRIDAY_EVENING)
  })

  it('makes a new cart of the same dishes for the same person and door', async () => {
    const details = { addressLine: 'Flat 3', deliveryNote: 'Blue door', allergyNote: 'Peanuts' }
    const { store, placed, buyer } = await orderAt({}, details)
    const { cart, missing } = await again(buyer, placed.id)
    expect(missing).toEqual([])
    expect(linesOf({ cart, missing })).toEqual(EVERYTHING)
    expect(cart).toMatchObject({
      store: { id: store.storeId },
      serviceType: 'delivery',
      serviceTime: 'asap',
      address: IN_E8,
      contact: CONTACT,
      ...details,
      sharing: null,
      problems: [],
      // Whether it comes with a bag is chosen for each order.
      noBag: null,
      totalPence: placed.totalPence - placed.plasticBagChargePence,
    })
    const path = `/cart/${cart.cartToken}/details`
    const ready = await guest.cart('PUT', path, { noBag: false })
    const placedAgain = await askToPlace(guest, ready)
    expect(placedAgain.status).toBe(201)
    expect(placedAgain.body.id).not.toBe(placed.id)
  })

  it('counts at the prices and names of today', async () => {
    const { store, placed, buyer } = await orderAt()
    const { garlicBread: id } = store.productIds
    const change = 'UPDATE product SET price_pence = 500, name = $2 WHERE id = $1'
    await changeMenu(store, change, id, 'Garlic focaccia')
    const renamed = `UPDATE option SET name = 'Green olives' WHERE id = $1`
    await changeMenu(store, renamed, store.optionIds.olives)
    const { cart, missing } = await again(buyer, placed.id)
    expect(missing).toEqual([])
    expect(cart.lines.at(-1)).toMatchObject({ name: 'Garlic focaccia', linePence: 500 })
    expect(cart.lines[1]?.options).toMatchObject([{ name: 'Small' }, { name: 'Green olives' }])
  })

  it('counts what has only its name in common', async () => {
    const { store, placed, buyer } = await orderAt()
    const { storeId, productIds, categoryIds } = store
    await changeMenu(store, 'DELETE FROM product WHERE id = $1', productIds.garlicBread)
    const { id } = await test.context.db
      .insertInto('product')
      .values({
        store_id: storeId,
        category_id: categoryIds.sides,
        name: 'Garlic bread',
        price_pence: 450,
        position: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await kitchenOf(test.context).count(store, id, 0)
    const answer = await again(buyer, placed.id)
    expect(answer.missing).toEqual([{ name: 'Garlic bread', quantity: 1 }])
    expect(linesOf(answer)).toEqual(EVERYTHING.slice(0, 2))
  })

  it('says by name what is sold out, and puts in the rest', async () => {
    const { store, placed, buyer } = await orderAt()
    const { garlicBread: id } = store.productIds
    await changeMenu(store, 'UPDATE product SET is_available = false WHERE id = $1', id)
    const answer = await again(buyer, placed.id)
    expect(answer.missing).toEqual([{ name: 'Garlic bread', quantity: 1 }])
    expect(linesOf(answer)).toEqual(EVERYTHING.slice(0, 2))
  })

  it('says with its options what cannot be chosen so any more', async () => {
    const { store, placed, buyer } = await orderAt()
    const { olives } = store.optionIds
    await changeMenu(store, 'DELETE FROM option WHERE id = $1', olives)
    const answer = await again(buyer, placed.id)
    expect(answer.missing).toEqual([{ name: 'Margherita (Small, 2 × Olives)', quantity: 1 }])
    expect(linesOf(answer)).toEqual([EVERYTHING[0], EVERYTHING[2]])
  })

  it('finds by their names the options of orders that stored no ids', async () => {
    const { store, placed, buyer } = await orderAt()
    await changeMenu(store, 'ALTER TABLE order_line DISABLE TRIGGER order_line_frozen')
    const withoutIds = `UPDATE order_line SET snapshot = snapshot - 'memberName' - 'parts' ||
      jsonb_build_object('options', (
        SELECT coalesce(jsonb_agg(option - 'optionId'), '[]')
        FROM jsonb_array_elements(snapshot->'options') AS option))
      WHERE order_id = $1`
    await changeMenu(store, withoutIds, placed.id)
    await changeMenu(store, 'ALTER TABLE order_line ENABLE TRIGGER order_line_frozen')
    // Neither is the first of its group, nor the first of its name.
    const { size, toppings } = store.groupIds
    const turned = 'UPDATE option SET position = 9 - position WHERE option_group_id IN ($1, $2)'
    await changeMenu(store, turned, size, toppings)
    const namesake = `INSERT INTO option (option_group_id, name, position) VALUES ($1, 'Olives', 9)`
    await changeMenu(store, namesake, size)
    expect(linesOf(await again(buyer, placed.id))).toEqual(EVERYTHING)
  })

  it('takes over what to do about a sold-out dish, and refunds where nothing was chosen', async () => {
    const store = await openTestStore(test.context)
    const { cartToken, lines } = await readyCart(guest, store)
    const choice = [{ lineId: lines[0]?.id, quantity: 2, ifSoldOut: 'call' }]
    const body = { lines: choice, newBasketItem: garlicBread(store) }
    const { body: placed } = await askToPlace(
      guest,
      await guest.cart('PUT', `/cart/${cartToken}`, body),
    )
    const choices = ({ lines }: { lines: { ifSoldOut: string }[] }) =>
      lines.map(({ ifSoldOut }) => ifSoldOut)
    expect(choices(placed)).toEqual(['call', 'refund'])
    const buyer = buyerOf(placed.orderToken)
    expect(choices((await again(buyer, placed.id)).cart)).toEqual(['call', 'refund'])
    await changeMenu(store, 'ALTER TABLE order_line DISABLE TRIGGER order_line_frozen')
    const before = `UPDATE order_line SET snapshot = snapshot - 'ifSoldOut' WHERE order_id = $1`
    await changeMenu(store, before, placed.id)
    await changeMenu(store, 'ALTER TABLE order_line ENABLE TRIGGER order_line_frozen')
    const { body: old } = await buyer.ask<typeof placed>('GET', `/order/${placed.id}`)
    expect(choices(old)).toEqual(['refund', 'refund'])
    expect(choices((await again(buyer, placed.id)).cart)).toEqual(['refund', 'refund'])
  })

  it('leaves it at the door again if the address is the same, and asks about cutlery again', async () => {
    const { store, placed, buyer } = await orderAt({}, { wantsCutlery: true })
    // Only what is paid online is left at a door.
    const left = `UPDATE orders SET snapshot = snapshot || '{"leaveAtDoor": true}' WHERE id = $1`
    await changeMenu(store, 'ALTER TABLE orders DISABLE TRIGGER USER')
    await changeMenu(store, left, placed.id)
    await changeMenu(store, 'ALTER TABLE orders ENABLE TRIGGER USER')
    const { cart } = await again(buyer, placed.id)
    expect(cart).toMatchObject({ leaveAtDoor: true, wantsCutlery: false })
    await changeMenu(store, 'DELETE FROM delivery_zone WHERE store_id = $1', store.storeId)
    expect((await again(buyer, placed.id)).cart.leaveAtDoor).toBe(false)
  })

  it('answers an empty cart and every name when the menu has nothing of it', async () => {
    const { storeId } = await openTestStore(test.context)
    const { orderId, orderToken } = await placeTestOrder(test.context, { storeId })
    const { cart, missing } = await again(buyerOf(orderToken), orderId)
    expect(cart.lines).toEqual([])
    expect(missing).toEqual([{ name: 'Margherita (Cheese)', quantity: 2 }])
  })

  it('leaves out an address that the store no longer delivers to', async () => {
    const door = { addressLine: 'Flat 3', deliveryNote: 'Blue door' }
    const { store, placed, buyer } = await orderAt({}, door)
    const change = 'DELETE FROM delivery_zone WHERE store_id = $1'
    await changeMenu(store, change, store.storeId)
    const { cart } = await again(buyer, placed.id)
    expect(cart).toMatchObject({ address: null, addressLine: '', deliveryNote: '' })
  })

  it('leaves other carts as they are, and belongs to the customer who reorders', async () => {
    const { store, placed } = await orderAt()
    const { headers } = await openTestAccount(test.context, 'customer')
    const shown = { ...headers, [ORDER_TOKEN_HEADER]: placed.orderToken }
    const customer = new TestCustomer(test.app, null, shown)
    const own = await readyCart(customer, store)
    const { cart } = await again(customer, placed.id)
    expect(cart.cartToken).not.toBe(own.cartToken)
    expect(await customer.cart('GET', `/cart/${own.cartToken}`)).toMatchObject({ itemCount: 2 })
    expect(await guest.refusal('GET', `/cart/${cart.cartToken}`)).toEqual({
      message: 'NONEXISTING_CART',
    })
  })

  it('makes what friends had the customer’s own', async () => {
    const store = await openTestStore(test.context)
    const cart = await readyCart(guest, store)
    const { shareToken } = await share(guest, cart)
    const ben = await join(test, shareToken, 'Ben')
    await ben.change({ newBasketItem: smallPizza(store) })
    const ready = await guest.cart('GET', `/cart/${cart.cartToken}`)
    const { body } = await askToPlace(guest, ready)
    const answer = await again(buyerOf(body.orderToken), body.id)
    expect(linesOf(answer)).toEqual([['Margherita', 3, '', '1 Small']])
    expect(answer.cart.lines).toMatchObject([{ memberId: null, memberName: '' }])
  })

  it('is allowed to everyone who may see the order', async () => {
    const { placed } = await orderAt()
    const { placed: other } = await orderAt()
    const stranger = await signedIn(test.app, test.context)
    for (const nobody of [guest, stranger, buyerOf(other.orderToken)])
      expect(await nobody.refusal('POST', `/order/${placed.id}/reorder`)).toEqual({
        message: 'NONEXISTING_ORDER',
      })
  })
})

describe('a frozen line', () => {
  it('names its dish and its options as the menu does', async () => {
    const { placed, store } = await orderAt()
    const { productIds, optionIds } = store
    const pizza = { productId: productIds.margherita }
    expect(placed.lines).toMatchObject([
      { ...pizza, options: [{ optionId: optionIds.small }] },
      { ...pizza, options: [{ optionId: optionIds.small }, { optionId: optionIds.olives }] },
      { productId: productIds.garlicBread, options: [] },
    ])
  })
})
