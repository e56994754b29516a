import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { API_BASE, SAVED_CARDS_MAXIMUM } from '#contract/constants.ts'
import type { SavedCard } from '#contract/payments/payments.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { addSavedCard } from './add-saved-card.ts'
import { testCard } from '#api/payments/testing/card.ts'

let server: TestApp
let customer: TestAccount
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  customer = await openTestAccount(server.context, 'customer')
})

let saved = 0
/** Each a second after the one before, so that they have an order. */
async function saveCard(given: Parameters<typeof testCard>[0] = {}, isDefault = false) {
  server.setNow(new Date(FRIDAY_EVENING.getTime() + ++saved * 1000))
  const card = await addSavedCard(server.context, customer.accountId, testCard(given), {
    isDefault,
  })
  if (!card) throw new Error('There was no room for the card')
  return card.id
}

async function send(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const { statusCode, body } = await server.app.inject({
    method,
    url: API_BASE + path,
    headers: customer.headers,
    ...(payload && { payload }),
  })
  return { statusCode, body: body ? JSON.parse(body) : null }
}

async function listed(): Promise<SavedCard[]> {
  return (await send('GET', '/payment/cards')).body.cards
}

const cardsToDetach = async () => {
  const { rows } = await server.context.pool.query(
    `SELECT payload->>'paymentMethodId' AS id FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'forget-card'`,
  )
  return rows.map(({ id }) => id)
}

describe('the cards of a customer', () => {
  test('the first is the default; the default comes first, then the oldest', async () => {
    const first = await saveCard()
    const second = await saveCard({ last4: '4444', brand: 'mastercard' })
    const third = await saveCard({ last4: '0005', brand: 'amex' }, true)
    expect((await listed()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third, true],
      [first, false],
      [second, false],
    ])
  })

  test('have only what is needed to choose one', async () => {
    const id = await saveCard({ expiryMonth: 1, expiryYear: 2020 })
    expect(await listed()).toEqual([
      {
        id,
        brand: 'visa',
        last4: '4242',
        expiryMonth: 1,
        expiryYear: 2020,
        isExpired: true,
        isDefault: true,
      },
    ])
  })

  test('the same card saved again replaces the first one', async () => {
    const before = testCard({ expiryYear: 2027 })
    const id = await saveCard(before)
    await saveCard({ ...before, paymentMethodId: 'pm_renewed', expiryYear: 2032 })
    expect(await listed()).toMatchObject([{ id, expiryYear: 2032, isDefault: true }])
    expect(await cardsToDetach()).toContain(before.paymentMethodId)
    expect(await cardsToDetach()).not.toContain('pm_renewed')
  })

  test('another becomes the default, and none may be', async () => {
    const first = await saveCard()
    const second = await saveCard()
    const { body } = await send('PUT', `/payment/cards/${second}`, { isDefault: true })
    expect(body).toMatchObject({ id: second, isDefault: true })
    expect((await listed()).map(({ id }) => id)).toEqual([second, first])
    await send('PUT', `/payment/cards/${second}`, { isDefault: false })
    expect((await listed()).some(({ isDefault }) => isDefault)).toBe(false)
  })

  test('one that is deleted is deleted here and at the provider, and only the customer’s own', async () => {
    const card = testCard()
    const id = await saveCard(card)
    const stranger = await openTestAccount(server.context, 'customer')
    const theirs = await addSavedCard(server.context, stranger.accountId, testCard())
    expect((await send('DELETE', `/payment/cards/${id}`)).statusCode).toBe(204)
    expect(await listed()).toEqual([])
    expect(await cardsToDetach()).toContain(card.paymentMethodId)
    const { statusCode, body } = await send('DELETE', `/payment/cards/${theirs?.id}`)
    expect([statusCode, body.message]).toEqual([404, 'NONEXISTING_CARD'])
    expect((await send('DELETE', `/payment/cards/${id}`)).body.message).toBe('NONEXISTING_CARD')
  })

  test(`are ${SAVED_CARDS_MAXIMUM} at most; one more is not saved with the provider either`, async () => {
    for (let count = 0; count < SAVED_CARDS_MAXIMUM; count++) await saveCard()
    const more = testCard()
    expect(await addSavedCard(server.context, customer.accountId, more)).toBeNull()
    expect(await listed()).toHaveLength(SAVED_CARDS_MAXIMUM)
    expect(await cardsToDetach()).toContain(more.paymentMethodId)
  })

  test('exactly one is the default, however many are saved and chosen at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => saveCard({}, true)))
    await Promise.all(ids.map((id) => send('PUT', `/payment/cards/${id}`, { isDefault: true })))
    const cards = await listed()
    expect(cards).toHaveLength(8)
    expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })
})

describe('the card of a cart', () => {
  test('is chosen by its own customer among their own cards, and unset when it is deleted', async () => {
    const store = await openTestStore(server.context)
    const token = customer.headers.authorization.replace('Bearer ', '')
    const { cartToken } = await readyCart(new TestCustomer(server.app, token), store)
    const id = await saveCard()
    const choose = (cardId: string | null) =>
      server.app.inject({
        method: 'POST',
        url: `${API_BASE}/cart/${cartToken}/card`,
        headers: customer.headers,
        payload: { cardId },
      })
    expect((await choose(id)).json()).toMatchObject({ cartToken, cardId: id })
    expect((await send('GET', `/cart/${cartToken}/cards`)).body.cards).toMatchObject([{ id }])
    const stranger = await openTestAccount(server.context, 'customer')
    const theirs = await addSavedCard(server.context, stranger.accountId, testCard())
    expect((await choose(theirs?.id ?? '')).json().message).toBe('NONEXISTING_CARD')
    expect((await choose(null)).json().cardId).toBeNull()
    await choose(id)
    await send('DELETE', `/payment/cards/${id}`)
    expect((await send('GET', `/cart/${cartToken}`)).body.cardId).toBeNull()
  })
})
