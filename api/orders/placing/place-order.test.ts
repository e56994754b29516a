import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { Service } from '#rules/orders/service.ts'
import {
  garlicBread,
  IN_E8,
  signedIn,
  CONTACT,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import {
  everyDay,
  openTestStore,
  type TestStore,
  type TestStoreOptions,
} from '#api/testing/test-store.ts'
import { isOrderToken } from '#api/orders/reading/order-token.ts'
import { askToPlace, minutesLater, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const cartAt = (place: TestStore, details: object = {}, customer = guest) =>
  readyCart(customer, place, details)
const cartAtNew = async (options: TestStoreOptions, details: object = {}) =>
  cartAt(await openTestStore(test.context, options), details)
const place = async (cart: Cart, customer = guest): Promise<Placed> => {
  const { status, body } = await askToPlace(customer, cart)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('a placed order', () => {
  it('is what the cart was, frozen', async () => {
    const details = {
      addressLine: 'Flat 3',
      deliveryNote: 'Blue door',
      allergyNote: 'Peanuts',
      wantsCutlery: true,
      leaveAtDoor: false,
    }
    const cart = await cartAt(store, details)
    const placed = await place(cart)
    expect(placed).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/^[34679CDFHJKMNPRTVWXY]{4}$/),
      store: { id: store.storeId, name: 'Mare Street Pizza', legalName: 'Mare Street Pizza Ltd' },
      serviceType: 'delivery',
      serviceTime: 'asap',
      paymentMethod: 'cash',
      placedAt: minutesLater(0),
      dueAt: minutesLater(45),
      deadlineAt: minutesLater(10),
      contact: CONTACT,
      address: IN_E8,
      ...details,
      subtotalPence: 1800,
      deliveryFeePence: 299,
      totalPence: cart.totalPence,
      acts: ['cancel'],
      reason: null,
      reasonText: '',
      allergens: cart.allergens,
    })
    expect(placed.lines).toMatchObject([
      {
        name: 'Margherita',
        quantity: 2,
        unitPricePence: 900,
        linePence: 1800,
        discountPence: 0,
        options: [{ groupName: 'Size', name: 'Small', quantity: 1 }],
        allergens: cart.lines[0]?.allergens,
      },
    ])
    expect(placed.events).toMatchObject([{ act: 'place', by: 'customer', status: 'pending' }])
  })

  it('comes with the token by which a guest sees it', async () => {
    const { id, orderToken } = await place(await cartAt(store))
    expect(isOrderToken(test.context.configuration, id, orderToken)).toBe(true)
  })

  it('stays as it was when menu and store change', async () => {
    const here = await openTestStore(test.context)
    const cart = await cartAt(here)
    const placed = await place(cart)
    await test.context.db
      .updateTable('product')
      .set({ price_pence: 1, name: 'Nothing' })
      .where('store_id', '=', here.storeId)
      .execute()
    announceStoreChange(test.context, here.storeId)
    const { body } = await askToPlace(guest, cart)
    expect(body).toEqual(placed)
  })

  it('belongs to a signed-in customer, and to no account for a guest', async () => {
    const ada = await signedIn(test.app, test.context)
    const own = await place(await cartAt(store, {}, ada), ada)
    const guests = await place(await cartAt(store))
    const rows = await test.context.db
      .selectFrom('orders')
      .select(['id', 'account_id'])
      .where('id', 'in', [own.id, guests.id])
      .execute()
    expect(rows.find(({ id }) => id === own.id)?.account_id).not.toBeNull()
    expect(rows.find(({ id }) => id === guests.id)?.account_id).toBeNull()
  })

  it('leaves an email to the customer and one to the store', async () => {
    const { id } = await place(await cartAt(store))
    const { rows } = await test.context.pool.query(
      `SELECT task.identifier AS task, job.payload FROM graphile_worker._private_jobs AS job
       JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
       WHERE job.payload->>'orderId' = $1 ORDER BY job.id`,
      [id],
    )
    const email = { orderId: id, message: 'received' }
    expect(rows).toEqual([
      { task: 'send-order-email', payload: { ...email, to: 'customer' } },
      { task: 'send-order-email', payload: { ...email, to: 'store' } },
      // To the devices of the staff; later, if nobody has answered by then, by email.
      { task: 'push-to-staff', payload: { orderId: id } },
      { task: 'email-waiting-order', payload: { orderId: id } },
    ])
  })

  it('has the commission that its store has agreed to for its service', async () => {
    const here = await openTestStore(test.context)
    const agreed = (service: Service, rate_hundredths: number) => ({
      store_id: here.storeId,
      service,
      from_day: '2026-05-15',
      rate_hundredths,
      set_at: FRIDAY_EVENING,
    })
    const { db } = test.context
    await db
      .insertInto('commission_rate')
      .values([agreed('delivery', 1400), agreed('collection', 700)])
      .execute()
    const rateOf = async (serviceType: Service) => {
      const { id } = await place(await cartAt(here, { serviceType }))
      const query = db.selectFrom('orders').select('snapshot').where('id', '=', id)
      return (await query.executeTakeFirstOrThrow()).snapshot.commission?.rateHundredths
    }
    expect([await rateOf('delivery'), await rateOf('collection')]).toEqual([1400, 700])
  })

  it('has the picture of a dish and its own rate of VAT, and nothing of what a dish does not have', async () => {
    const here = await openTestStore(test.context)
    const { db } = test.context
    await db
      .updateTable('product')
      .set({ vat: 'reduced' })
      .where('id', '=', here.productIds.margherita)
      .execute()
    announceStoreChange(test.context, here.storeId)
    const { cartToken } = await cartAt(here)
    const newBasketItem = garlicBread(here)
    const { id } = await place(await guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem }))
    const query = db.selectFrom('order_line').select('snapshot').where('order_id', '=', id)
    const [pizza, bread] = await query.orderBy('position').execute()
    const art = { vessel: 'plate', initial: 'M' }
    expect(pizza?.snapshot).toMatchObject({ art, vat: [{ rate: 50, pence: 900 }] })
    expect(bread?.snapshot).not.toHaveProperty('vat')
    expect(bread?.snapshot).not.toHaveProperty('parts')
  })

  it('of a collection stores no address and no delivery fee', async () => {
    const door = { addressLine: 'Flat 3', deliveryNote: 'Blue door' }
    const placed = await place(await cartAt(store, { serviceType: 'collection', ...door }))
    const nowhere = { address: null, addressLine: '', deliveryNote: '', leaveAtDoor: null }
    expect(placed).toMatchObject({ serviceType: 'collection', ...nowhere, deliveryFeePence: 0 })
    expect(placed.dueAt).toBe(minutesLater(20))
  })

  it('closes its cart, which from then on only names the order', async () => {
    const cart = await cartAt(store)
    const { id } = await place(cart)
    const path = `/cart/${cart.cartToken}`
    const closed = { message: 'CART_ALREADY_ORDERED', details: { orderId: id } }
    expect(await guest.refusal('GET', path)).toEqual(closed)
    expect(await guest.refusal('PUT', path, { newBasketItem: garlicBread(store) })).toEqual(closed)
    expect(await guest.refusal('PUT', `${path}/details`, { noBag: true })).toEqual(closed)
    const address = { address: IN_E8 }
    expect(await guest.refusal('PATCH', `/cart/address/${cart.cartToken}`, address)).toEqual(closed)
    expect(await guest.refusal('DELETE', `/cart/unavailable-products/${cart.cartToken}`)).toEqual(
      closed,
    )
  })

  it('is no longer the customer’s newest cart', async () => {
    const ada = await signedIn(test.app, test.context)
    await place(await cartAt(store, {}, ada), ada)
    expect(await ada.refusal('GET', '/cart')).toEqual({ message: 'NONEXISTING_CART' })
  })

  it('is answered again when it is placed again, whatever the total was', async () => {
    const cart = await cartAt(store)
    const placed = await place(cart)
    expect(await place({ ...cart, totalPence: 1 })).toEqual(placed)
  })
})

describe('when a store has to answer', () => {
  const nextDoor = [{ prefixes: ['E8'], minMinutes: 0, maxMinutes: 0 }]
  const preOrder = { pre_order_days: 2, preparation_minutes: 15, accept_minutes: 10 }

  it('counts from the opening for a pre-order placed while it is closed', async () => {
    // Opens at 20:00 in London, an hour from now.
    const cart = await cartAtNew(
      { store: preOrder, hours: everyDay('delivery', 1200, 120) },
      { serviceTime: minutesLater(120) },
    )
    const { deadlineAt, dueAt } = await place(cart)
    expect(deadlineAt).toBe(minutesLater(70))
    expect(dueAt).toBe(minutesLater(120))
  })

  it('is never after the end of the slot', async () => {
    const cart = await cartAtNew(
      {
        store: { ...preOrder, accept_minutes: 60 },
        hours: everyDay('delivery', 1200, 120),
        zones: nextDoor,
      },
      { serviceTime: minutesLater(75) },
    )
    expect(await place(cart)).toMatchObject({ deadlineAt: minutesLater(90) })
  })

  it('is after the opening for the slot at the opening', async () => {
    const cart = await cartAtNew(
      {
        store: { ...preOrder, preparation_minutes: 0 },
        hours: everyDay('delivery', 1200, 120),
        zones: nextDoor,
      },
      { serviceTime: minutesLater(60) },
    )
    expect(await place(cart)).toMatchObject({ deadlineAt: minutesLater(70) })
  })

  it('counts from now for a slot of tomorrow at a store that is open', async () => {
    const cart = await cartAt(store, { serviceTime: minutesLater(24 * 60) })
    expect(await place(cart)).toMatchObject({ deadlineAt: minutesLater(10) })
  })
})
