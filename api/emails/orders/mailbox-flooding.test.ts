import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CONTACT,
  customerToken,
  IN_E8,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, type Placed } from '#api/orders/testing/ready-cart.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { sendOrderEmail } from './send-order-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'

let server: TestApp
let store: TestStore
let victim: string
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  store = await openTestStore(server.context)
})
beforeEach(() => {
  server.setNow(FRIDAY_EVENING)
  victim = `victim${++people}@example.org`
})
afterAll(() => server.close())

let people = 0
let networks = 0
const newNetwork = () => `10.2.${Math.floor(++networks / 250)}.${networks % 250}`
const guestAt = (network: string) =>
  new TestCustomer(server.app, null, { 'x-forwarded-for': network })

/** The text that an attacker wants to be delivered to a mailbox. */
const TYPED = {
  contactName: 'Free Money',
  addressLine: 'Click evil.example',
  street: '1 Winners Street, London, UK',
  deliveryNote: 'You have won',
  allergyNote: 'Pay at evil.example',
}
const typedWords = /Free Money|Click|evil\.example|Winners Street|You have won/

async function place(guest: TestCustomer, email = victim, at = store): Promise<Placed> {
  const { contactName: name, street, ...details } = TYPED
  const { cartToken } = await guest.cart('POST', '/cart', {
    storeId: at.storeId,
    address: { ...IN_E8, address: street },
    newBasketItem: smallPizza(at, 2),
  })
  const given = { ...details, noBag: false, contact: { ...CONTACT, name, email } }
  const cart = await guest.cart('PUT', `/cart/${cartToken}/details`, given)
  const { status, body } = await askToPlace(guest, cart)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const act = (orderId: string, given: 'accept' | 'decline' | 'expire' | 'cancel') =>
  actOnOrder(server.context, {
    orderId,
    act: given,
    by: ({ accept: 'partner', decline: 'partner', expire: 'system', cancel: 'customer' } as const)[
      given
    ],
    accountId: null,
    ...(given === 'accept' && { minutes: 20 }),
    ...(given === 'expire' && { reason: 'noAnswer' as const }),
    ...(given === 'decline' && { reason: 'tooBusy' as const }),
  })

/** Sends every waiting email, many at once; a failed job is retried `tries` times. */
async function deliver(tries = 1): Promise<(OutgoingMail & Tasks['send-order-email'])[]> {
  const { rows } = await server.context.pool.query<{ payload: Tasks['send-order-email'] }>(
    'DELETE FROM graphile_worker._private_jobs RETURNING payload',
  )
  const sent: (OutgoingMail & Tasks['send-order-email'])[] = []
  const log = { warn: () => {}, error: () => {} }
  const work = async (payload: Tasks['send-order-email']) => {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const send = async (each: OutgoingMail) => {
        if (attempt < tries) throw new Error('The mail server is away')
        sent.push({ ...each, ...payload, to: payload.to })
      }
      const means = { mail: { send, close: () => {} }, log, isRetry: attempt > 1 }
      const isDone = await sendOrderEmail(server.context, means, payload).then(
        () => true,
        () => false,
      )
      if (isDone) return
    }
  }
  // As many at once as the servers of a marketplace have workers; with all of them, the last would wait too long
  // for a connection on a busy machine.
  for (let first = 0; first < rows.length; first += 20)
    await Promise.all(rows.slice(first, first + 20).map(({ payload }) => work(payload)))
  return sent
}

const toCustomer = (mails: Awaited<ReturnType<typeof deliver>>) =>
  mails.filter(({ to }) => to === 'customer')
const counted = (mails: Awaited<ReturnType<typeof deliver>>) =>
  Object.fromEntries(
    [...Map.groupBy(toCustomer(mails), ({ message }) => message)].map(([message, all]) => [
      message,
      all.length,
    ]),
  )

describe('forty guest orders to one address', () => {
  test('from forty networks fill no mailbox, and repeat nothing that was typed', async () => {
    for (let each = 0; each < 40; each++)
      await act((await place(guestAt(newNetwork()))).id, 'cancel')
    const mails = await deliver()
    expect(counted(mails)).toEqual({ received: 6, cancelled: 6 })
    for (const { subject, text, html } of toCustomer(mails)) {
      expect(`${subject} ${text}`).not.toMatch(typedWords)
      expect(html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(typedWords)
    }
    // The kitchen gets one email about every order and one about its end.
    const toStore = mails.filter(({ to }) => to === 'store')
    expect(toStore).toHaveLength(80)
    expect(new Set(toStore.map(({ messageId }) => messageId)).size).toBe(80)
  }, 60_000)

  test('from one network use up half of the mailbox’s allowance, and leave the rest to its owner', async () => {
    const network = newNetwork()
    const elsewhere = await openTestStore(server.context)
    for (let each = 0; each < 10; each++)
      await place(guestAt(network), victim, each % 2 ? store : elsewhere)
    expect(counted(await deliver())).toEqual({ received: 3 })
    const own = await place(guestAt(newNetwork()))
    const [mail] = toCustomer(await deliver())
    expect(mail).toMatchObject({ orderId: own.id, message: 'received' })
  }, 60_000)

  test('prevent nobody from ordering, and the one that is accepted is sent in full', async () => {
    for (let each = 0; each < 6; each++) await place(guestAt(newNetwork()))
    await deliver()
    const own = await place(guestAt(newNetwork()))
    expect(toCustomer(await deliver())).toEqual([])
    await act(own.id, 'accept')
    const [mail, ...more] = toCustomer(await deliver())
    expect(more).toEqual([])
    expect(mail?.message).toBe('accepted')
    for (const part of [
      own.number,
      'Good news, Free.',
      '2 × Margherita',
      'Total to pay: £21.59',
      'Allergens in this order',
      'You told them: “Pay at evil.example”',
      'Click evil.example',
      'Sold by:\nMare Street Pizza Ltd',
      'Your right to food that matches its description',
      `/account/orders/${own.id}#key=`,
    ])
      expect(mail?.text).toContain(part)
  }, 60_000)

  test('leave room for the email that nobody answered, which is counted by itself', async () => {
    for (let each = 0; each < 8; each++)
      await act((await place(guestAt(newNetwork()))).id, 'cancel')
    await deliver()
    await act((await place(guestAt(newNetwork()))).id, 'expire')
    const mails = toCustomer(await deliver())
    expect(mails.map(({ message }) => message)).toEqual(['declined'])
    expect(mails[0]?.text).toMatch(/^Sorry\. /)
  })

  test('spread over a day are twelve emails of a kind', async () => {
    let received = 0
    for (let hour = 0; hour < 4; hour++) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + (hour * 3600 + 1) * 1000))
      for (let each = 0; each < 7; each++) await place(guestAt(newNetwork()))
      received += counted(await deliver())['received'] ?? 0
    }
    expect(received).toBe(12)
  }, 60_000)

  test('count as one mailbox however it is written', async () => {
    for (let each = 0; each < 9; each++)
      await place(guestAt(newNetwork()), victim.replace('@', `+${each}@`))
    expect(counted(await deliver())).toEqual({ received: 6 })
  })

  test('are counted once each, however often the mail server has to be tried', async () => {
    for (let each = 0; each < 6; each++) await place(guestAt(newNetwork()))
    expect(counted(await deliver(4))).toEqual({ received: 6 })
  })
})

test('one network reaches only so many strangers', async () => {
  const network = newNetwork()
  const stores = await Promise.all(Array.from({ length: 5 }, () => openTestStore(server.context)))
  for (const [index, at] of stores.entries())
    for (let each = 0; each < 5; each++)
      await place(guestAt(network), `stranger${index}x${each}@example.org`, at)
  expect(counted(await deliver())).toEqual({ received: 20 })
}, 60_000)

describe('a customer with a confirmed address', () => {
  const customerOf = async (email: string) => {
    const { accountId } = await openTestAccount(server.context, 'customer', { email })
    const token = await customerToken(server.context, accountId)
    return () => new TestCustomer(server.app, token, { 'x-forwarded-for': newNetwork() })
  }

  test('gets every email in full, also while a stranger uses it', async () => {
    for (let each = 0; each < 8; each++) await place(guestAt(newNetwork()))
    const customer = await customerOf(victim)
    await deliver()
    for (let each = 0; each < 5; each++) {
      const { id } = await place(customer(), victim, await openTestStore(server.context))
      await act(id, 'decline')
    }
    const mails = await deliver()
    expect(counted(mails)).toEqual({ received: 5, declined: 5 })
    expect(toCustomer(mails).find(({ message }) => message === 'declined')?.text).toContain(
      'Sorry, Free.',
    )
  }, 60_000)

  test('has confirmed no other one: orders to that are counted, without what was typed', async () => {
    const customer = await customerOf(`owner-of-${victim}`)
    for (let each = 0; each < 8; each++)
      await place(customer(), victim, each % 4 ? store : await openTestStore(server.context)).catch(
        () => null,
      )
    const mails = toCustomer(await deliver())
    expect(mails.length).toBeLessThanOrEqual(6)
    for (const { text } of mails) expect(text).not.toMatch(typedWords)
  }, 60_000)
})

test('emails the store once about an order that many end at once', async () => {
  const { id } = await place(guestAt(newNetwork()))
  await Promise.allSettled(Array.from({ length: 12 }, () => act(id, 'cancel')))
  const toStore = (await deliver()).filter(({ to }) => to === 'store')
  expect(toStore.map(({ message }) => message).toSorted()).toEqual(['cancelled', 'received'])
})
