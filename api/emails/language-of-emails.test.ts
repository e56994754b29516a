import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#rules/text/languages.ts'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliver, deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { sendEnquiryAnswer } from './enquiries/send-enquiry-answer.ts'
import { sendOrderEmail } from './orders/send-order-email.ts'
import { askForReview } from './reviews/ask-for-review.ts'
import { sendDeliveryNotice } from './stores/send-delivery-notice.ts'

const PASSWORD = 'chips & gravy'

let server: TestApp
let store: TestStore
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => server.close())

const onPageIn = (language: Language, token: string | null = null) =>
  new TestCustomer(server.app, token, { 'accept-language': language })

const tokenOf = ({ headers }: TestAccount) => headers.authorization.replace('Bearer ', '')

async function place(customer: TestCustomer): Promise<Placed> {
  const { status, body } = await askToPlace(customer, await readyCart(customer, store))
  expect(status).toBe(201)
  return body
}

/** Sends the waiting emails about orders. */
async function orderEmails() {
  const sent = await deliver(server.context, 'send-order-email', sendOrderEmail)
  const isToCustomer = ({ to }: OutgoingMail) => to === CONTACT.email
  return {
    toCustomer: sent.filter(isToCustomer),
    toStore: sent.filter((each) => !isToCustomer(each)),
  }
}

const isWelsh = ({ html, text, headers }: OutgoingMail) =>
  html.includes('lang="cy-GB"') &&
  headers['Content-Language'] === 'cy-GB' &&
  /\b(?:yn|ar)\b/.test(text) &&
  !/\bthe\b/.test(text)
const isEnglish = ({ html, text, headers }: OutgoingMail) =>
  html.includes('lang="en-GB"') && headers['Content-Language'] === 'en-GB' && /\bthe\b/.test(text)

describe('the emails of a guest’s order', () => {
  test('are in the language of its page, and lead to pages in it; the restaurant’s are not', async () => {
    const { id } = await place(onPageIn('cy'))
    const { toCustomer, toStore } = await orderEmails()
    const [mail] = toCustomer
    expect(mail && isWelsh(mail)).toBe(true)
    expect(mail?.subject).toMatch(/^Mae gan Mare Street Pizza eich archeb \w{4}$/)
    expect(mail?.text).toContain(`/cy/account/orders/${id}#key=`)
    expect(toStore).toHaveLength(1)
    expect(toStore.every((each) => isEnglish(each) && !each.text.includes('/cy'))).toBe(true)
  })

  test('stay in it until the receipt and the request for a review', async () => {
    const { id: orderId } = await place(onPageIn('cy'))
    const sent: OutgoingMail[] = []
    for (const act of ['accept', 'dispatch', 'complete'] as const) {
      await actOnOrder(server.context, { orderId, act, by: 'partner', accountId: null })
      sent.push(...(await orderEmails()).toCustomer)
    }
    expect(sent).toHaveLength(4)
    expect(sent.every(isWelsh)).toBe(true)
    expect(sent.at(-1)?.subject).toMatch(/^Eich derbynneb am archeb \w{4}, £/)
    const [request] = await deliver(server.context, 'ask-for-review', askForReview)
    expect(request && isWelsh(request)).toBe(true)
    expect(request?.text).toContain(`/cy/account/orders/${orderId}#key=`)
  })

  test('are in English from a page in English, and for whoever names no language that we have', async () => {
    for (const customer of [onPageIn('en'), new TestCustomer(server.app)]) await place(customer)
    await place(new TestCustomer(server.app, null, { 'accept-language': 'fr-FR, de;q=0.5' }))
    const { toCustomer } = await orderEmails()
    expect(toCustomer).toHaveLength(3)
    expect(toCustomer.every(isEnglish)).toBe(true)
  })
})

describe('an account', () => {
  const email = () => `carys.${randomUUID()}@example.com`
  const register = (language: Language, address: string) =>
    onPageIn(language).ask('POST', '/auth/register', { email: address })

  test('has the language of the page on which it is registered', async () => {
    await register('cy', email())
    const [mail] = await deliverAccountEmails(server.context)
    expect(mail && isWelsh(mail)).toBe(true)
    expect(mail?.subject).toMatch(/^Cadarnhewch eich ebost/)
    expect(mail && linkIn(mail).path).toBe('/cy/account-verify')
  })

  test('takes that of the page on which it is registered again, until it is complete', async () => {
    const address = email()
    await register('cy', address)
    await register('en', address)
    const sent = await deliverAccountEmails(server.context)
    expect(sent.every(isEnglish)).toBe(true)
    const account = await openTestAccount(server.context, 'customer')
    await register('cy', account.email)
    expect(await languageOf(account)).toBe('en')
  })

  test('has the language that its owner chooses, for orders from any page', async () => {
    const account = await openTestAccount(server.context, 'customer')
    expect(await languageOf(account)).toBe('en')
    await place(onPageIn('cy', tokenOf(account)))
    expect((await orderEmails()).toCustomer.map(isEnglish)).toEqual([true])
    const english = onPageIn('en', tokenOf(account))
    const { status, body } = await english.ask('PUT', '/user/language', { language: 'cy' })
    expect({ status, body }).toMatchObject({ status: 200, body: { language: 'cy' } })
    const { id } = await place(english)
    const [mail] = (await orderEmails()).toCustomer
    expect(mail && isWelsh(mail)).toBe(true)
    expect(mail?.text).toContain(`/cy/account/orders/${id}\n`)
  })

  test('is not changed by logging in on a page in another language', async () => {
    const passwordHash = await quickHash(PASSWORD)
    const account = await openTestAccount(server.context, 'customer', { passwordHash })
    const body = { username: account.email, password: PASSWORD }
    expect((await onPageIn('cy').ask('POST', '/auth/login', body)).status).toBe(200)
    expect(await languageOf(account)).toBe('en')
  })

  test('is said goodbye to in its language', async () => {
    const passwordHash = await quickHash(PASSWORD)
    const account = await openTestAccount(server.context, 'customer', { passwordHash })
    const welsh = onPageIn('cy', tokenOf(account))
    await welsh.ask('PUT', '/user/language', { language: 'cy' })
    await server.app.inject({
      method: 'DELETE',
      url: '/api/v1/user/delete-account',
      headers: account.headers,
      body: { password: PASSWORD },
    })
    const [mail] = await deliverAccountEmails(server.context)
    expect(mail?.subject).toMatch(/^Mae eich cyfrif ar .* wedi’i ddileu$/)
  })

  test.each([{ language: 'fr' }, { language: '' }, {}])('refuses %j', async (body) => {
    const account = await openTestAccount(server.context, 'customer')
    const { status } = await onPageIn('en', tokenOf(account)).ask('PUT', '/user/language', body)
    expect(status).toBe(400)
  })

  async function languageOf(account: TestAccount): Promise<unknown> {
    const { body } = await onPageIn('en', tokenOf(account)).ask<object>('GET', '/user/news')
    return Reflect.get(body, 'language')
  }
})

test('a message is answered in the language of the page it was written on', async () => {
  const message = { name: 'Carys', email: 'carys@example.com', message: 'Helo' }
  expect((await onPageIn('cy').ask('POST', '/email/contactus', message)).status).toBe(200)
  const operator = await openTestAccount(server.context, 'operator')
  const { rows } = await server.context.pool.query<{ id: string }>('SELECT id FROM enquiry')
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/operator/enquiries/${rows[0]?.id}/answer`,
    headers: operator.headers,
    body: { version: 0, text: 'Diolch am ysgrifennu.' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const [mail] = await deliver(server.context, 'send-enquiry-answer', sendEnquiryAnswer)
  expect(mail && isWelsh(mail)).toBe(true)
  expect(mail?.subject).toMatch(/^Eich neges i /)
})

test('whoever waits for a delivery hears of it in the language of the page', async () => {
  const request = { email: 'carys@example.com', postCode: 'E8 1AA' }
  expect((await onPageIn('cy').ask('POST', '/delivery-notices', request)).status).toBeLessThan(300)
  const { rows } = await server.context.pool.query<{ id: string }>('SELECT id FROM delivery_notice')
  const sent: OutgoingMail[] = []
  const mail = { send: async (each: OutgoingMail) => void sent.push(each), close: () => {} }
  const log = { warn: () => {}, error: () => {} }
  const noticeId = rows[0]?.id ?? ''
  await sendDeliveryNotice(server.context, { mail, log }, { noticeId })
  expect(sent[0]?.subject).toBe('Gallwch archebu i E8 1AA nawr')
  expect(sent[0]?.text).toContain('/cy/find?search=E8+1AA')
})
