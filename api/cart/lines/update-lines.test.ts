import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { findCart } from '#api/cart/cart.queries.ts'
import { garlicBread, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { lineBatch, updateLines } from './update-lines.queries.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const noted = (note: string) => ({ newBasketItem: { ...garlicBread(store), note } })
const newCart = (note: string) =>
  guest.cart('POST', '/cart', { storeId: store.storeId, ...noted(note) })
const notesOf = ({ lines }: Cart) => lines.map(({ note }) => note)

/** Empties a cart that is still at its first version. */
const empty = ({ cartToken }: Cart) =>
  updateLines(
    server.context.db,
    { token: cartToken, version: 1 },
    [],
    server.context.now(),
    server.context.memory.of(lineBatch, server.context),
  )

test('of forty baskets changed at one instant each has its own change', async () => {
  const carts = await Promise.all(Array.from({ length: 40 }, (_, index) => newCart(`${index}`)))
  const changed = await Promise.all(
    carts.map(({ cartToken }, index) =>
      guest.cart('PUT', `/cart/${cartToken}`, noted(`${index}!`)),
    ),
  )
  const own = (_: unknown, index: number) => [`${index}`, `${index}!`]
  expect(changed.map(notesOf)).toEqual(carts.map(own))
  const read = await Promise.all(
    carts.map(({ cartToken }) => guest.cart('GET', `/cart/${cartToken}`)),
  )
  expect(read.map(notesOf)).toEqual(carts.map(own))
})

test('of changes that name the same version, one is made, also in one statement', async () => {
  const cart = await newCart('once')
  const made = await Promise.all(Array.from({ length: 5 }, () => empty(cart)))
  expect(made.filter(Boolean)).toEqual([true])
  expect(await findCart(server.context.db, cart.cartToken)).toMatchObject({ version: 2, lines: [] })
})

test('a locked basket blocks no other, and waits for its own lock', async () => {
  const { db } = server.context
  const [held, free] = [await newCart('held'), await newCart('free')]
  let late: Promise<boolean> | undefined
  await db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('cart')
      .select('version')
      .where('token', '=', held.cartToken)
      .forUpdate()
      .execute()
    late = empty(held)
    expect(await empty(free)).toBe(true)
    expect(await findCart(db, held.cartToken)).toMatchObject({ version: 1 })
  })
  expect(await late).toBe(true)
})

test('within a transaction a change is undone with it', async () => {
  const { db, now } = server.context
  const { cartToken: token } = await newCart('stays')
  const undone = db.transaction().execute(async (transaction) => {
    expect(await updateLines(transaction, { token, version: 1 }, [], now(), null)).toBe(true)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await findCart(db, token)).toMatchObject({ version: 1 })
})
