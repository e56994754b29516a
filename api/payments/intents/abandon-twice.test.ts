import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { signedIn, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace } from '#api/orders/testing/ready-cart.ts'
import { withManyConnections } from '#api/testing/at-once.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  askToAbandon,
  createPaidApp,
  moneyOf,
  placeOnline,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await withManyConnections(await createPaidApp())
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

type Online = Awaited<ReturnType<typeof placeOnline>>
type Answer = Cart & { message: string; details?: object }

const abandon = (placed: Online) => askToAbandon<Answer>(server, placed)

const placeAgain = async (former: Online, customer: TestCustomer) =>
  (await askToPlace(customer, former, 'online')).body
const guest = () => new TestCustomer(server.app)

describe('abandoning an order once more', () => {
  test('answers its basket as long as that is open', async () => {
    const former = await placeOnline(server, store)
    const [first, second] = [await abandon(former), await abandon(former)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toMatchObject({ cartToken: former.cartToken, awaitingPayment: null })
    expect(second.body.version).toBe(first.body.version)
  })

  test('neither abandons the next order of its basket nor answers with it', async () => {
    const former = await placeOnline(server, store)
    await abandon(former)
    const next = await placeAgain(former, guest())
    const { status, body } = await abandon(former)
    expect([status, body.message]).toEqual([409, 'CART_ALREADY_ORDERED'])
    expect(JSON.stringify(body)).not.toContain(next.id)
    expect(JSON.stringify(body)).not.toContain(next.orderToken)
    expect(await moneyOf(server, next.id)).toMatchObject({ order: 'awaitingpayment' })
  })

  test('answers nothing of a basket that has become a customer’s by then', async () => {
    const former = await placeOnline(server, store)
    await abandon(former)
    const customer = await signedIn(server.app, server.context)
    await customer.cart('GET', `/cart/${former.cartToken}`)
    const { status, body } = await abandon(former)
    expect([status, body.message]).toEqual([404, 'NONEXISTING_CART'])
    const theirs = await placeAgain(former, customer)
    expect((await abandon(former)).body.message).toBe('NONEXISTING_CART')
    expect(await moneyOf(server, theirs.id)).toMatchObject({ order: 'awaitingpayment' })
  })
})

test('of tabs that abandon and order at once, none is sent to the order of another', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const former = await placeOnline(server, store)
      const tabs = Array.from({ length: 5 }, (_, tab) =>
        tab === 4 ? abandon(former).then(() => placeAgain(former, guest())) : abandon(former),
      )
      return { former, answers: await Promise.all(tabs) }
    }),
  )
  for (const { former, answers } of rounds) {
    const next = answers.at(-1) as Awaited<ReturnType<typeof placeAgain>>
    const given = answers.slice(0, -1) as Awaited<ReturnType<typeof abandon>>[]
    expect(next.id).not.toBe(former.id)
    for (const { status, body } of given) {
      if (status === 200) expect(body.awaitingPayment).toBeNull()
      else expect(['CART_ALREADY_ORDERED', 'ORDER_STATUS_INVALID']).toContain(body.message)
      expect(JSON.stringify(body)).not.toContain(next.orderToken)
    }
    // Abandoned once, and the next one not at all.
    expect(await moneyOf(server, former.id)).toMatchObject({ order: 'unpaid' })
    expect(await moneyOf(server, next.id)).toMatchObject({ order: 'awaitingpayment' })
  }
})

test('of two tabs that each abandon their own order, each gets its own basket back', async () => {
  const placed = await Promise.all(Array.from({ length: 8 }, () => placeOnline(server, store)))
  const given = await Promise.all(placed.flatMap((each) => [abandon(each), abandon(each)]))
  for (const [index, { cartToken }] of placed.entries()) {
    const own = given.slice(index * 2, index * 2 + 2)
    expect(own.some(({ status }) => status === 200)).toBe(true)
    for (const { status, body } of own)
      if (status === 200) expect(body).toMatchObject({ cartToken, awaitingPayment: null })
  }
})
