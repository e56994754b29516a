import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { garlicBread, IN_E8, signedIn, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { atOnce, withManyConnections } from '#api/testing/at-once.ts'
import { openOtherProcess } from '#api/testing/other-process.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await withManyConnections(await createTestApp())
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = (quantity = 2): Promise<Cart> => readyCart(guest, store, {}, quantity)
const place = (cart: Cart, customer = guest) => askToPlace(customer, cart)
const ordersOf = ({ cartToken }: Cart) =>
  test.context.db
    .selectFrom('orders')
    .innerJoin('order_event', 'order_event.order_id', 'orders.id')
    .select(['orders.id', 'act'])
    .where('cart_token', '=', cartToken)
    .execute()

it('makes one order of 20 placements at once, and answers it to all', async () => {
  const cart = await newCart()
  const answers = await atOnce(20, () => place(cart))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await ordersOf(cart)).toEqual([{ id: answers[0]?.body.id, act: 'place' }])
  const { rows } = await test.context.pool.query(
    `SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'orderId' = $1`,
    [answers[0]?.body.id],
  )
  expect(rows).toHaveLength(4)
})

it('loses none of 20 products added at once', async () => {
  const cart = await newCart()
  const path = `/cart/${cart.cartToken}`
  await atOnce(20, () => guest.cart('PUT', path, { newBasketItem: garlicBread(store) }))
  const seen = await guest.cart('GET', path)
  expect(seen.lines.map(({ quantity }) => quantity)).toEqual([2, 20])
  expect(seen.version).toBe(cart.version + 20)
})

it('loses none of several kinds of change at once', async () => {
  const { cartToken, lines } = await newCart()
  const path = `/cart/${cartToken}`
  await Promise.all([
    guest.cart('PUT', `${path}/details`, { noBag: true }),
    guest.cart('PUT', `${path}/details`, { allergyNote: 'Peanuts' }),
    guest.cart('POST', `${path}/address`, { address: IN_E8, addressLine: 'Flat 3' }),
    guest.cart('PUT', path, { newBasketItem: garlicBread(store) }),
    guest.cart('PUT', path, { lines: [{ lineId: lines[0]?.id, quantity: 5 }] }),
  ])
  expect(await guest.cart('GET', path)).toMatchObject({
    noBag: true,
    allergyNote: 'Peanuts',
    addressLine: 'Flat 3',
    itemCount: 6,
  })
})

it('has a change made while the order is placed in the order, or refuses one of them', async () => {
  const outcomes = await atOnce(12, async (index) => {
    const cart = await newCart(3)
    const path = `/cart/${cart.cartToken}`
    // The note changes nothing of the total, the product does.
    const isNote = index % 2 === 0
    const [changed, placed] = await Promise.all([
      isNote
        ? guest.ask('PUT', `${path}/details`, { allergyNote: 'Peanuts' })
        : guest.ask('PUT', path, { newBasketItem: garlicBread(store) }),
      place(cart),
    ])
    if (placed.status !== 201) {
      expect(isNote).toBe(false)
      expect(changed.status).toBe(200)
      expect(placed.body).toMatchObject({ message: 'CART_TOTAL_AMOUNT_MISMATCH' })
      return 'placement refused'
    }
    const isInOrder = isNote ? placed.body.allergyNote !== '' : placed.body.lines.length === 2
    expect(isInOrder).toBe(changed.status === 200)
    if (changed.status !== 200)
      expect(changed.body).toMatchObject({
        message: 'CART_ALREADY_ORDERED',
        details: { orderId: placed.body.id },
      })
    return 'placed'
  })
  expect(outcomes).toContain('placed')
})

it('has what another process changed in the cart, which this one has not heard of', async () => {
  const { cartToken } = await newCart()
  const elsewhere = await openOtherProcess(test.context)
  const changed = await new TestCustomer(elsewhere.app).cart('PUT', `/cart/${cartToken}`, {
    newBasketItem: garlicBread(store),
  })
  await elsewhere.close()
  const { status, body } = await place(changed)
  expect(status).toBe(201)
  expect(body.lines.map(({ name }) => name)).toEqual(['Margherita', 'Garlic bread'])
})

it('gives the order to one owner when it is claimed while a guest places it', async () => {
  await atOnce(6, async () => {
    const cart = await newCart()
    const ada = await signedIn(test.app, test.context)
    const [seen, placed] = await Promise.all([
      new TestCustomer(test.app).ask('GET', `/cart/${cart.cartToken}`),
      place(cart, ada),
    ])
    expect([200, 404, 409]).toContain(seen.status)
    expect(placed.status).toBe(201)
    expect(await ordersOf(cart)).toHaveLength(1)
  })
})

it('finds another number when one is taken at the store on that day', async () => {
  const first = await place(await newCart())
  // What a sequence has given is not given again, also where its order was not placed.
  await test.owner.pool.query(`
    CREATE SEQUENCE order_attempt;
    CREATE FUNCTION draw_taken_number() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF nextval('order_attempt') <= 2 THEN NEW.number := '${first.body.number}'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER draws_taken_number BEFORE INSERT ON orders
      FOR EACH ROW EXECUTE FUNCTION draw_taken_number()`)
  const cart = await newCart()
  const second = await place(cart)
  await test.owner.pool.query('DROP TRIGGER draws_taken_number ON orders')
  expect(second.status).toBe(201)
  expect(second.body.number).not.toBe(first.body.number)
  expect(await ordersOf(cart)).toHaveLength(1)
  const attempts = await test.owner.pool.query('SELECT last_value::int FROM order_attempt')
  expect(attempts.rows).toEqual([{ last_value: 3 }])
})
