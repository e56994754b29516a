import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETURN_URL, errorOf, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'

let sandbox: TestStripe

beforeAll(async () => {
  sandbox = await startTestStripe()
})
afterAll(() => sandbox.stop())

const read = async () => (await (await fetch(`${sandbox.url}/stripe`)).text()).replace(/\s+/g, ' ')

it('shows people the payments, how they stand and the cards to try', async () => {
  expect(await read()).toContain('Nothing yet.')
  const pay = (orderId: string, amount: number, payment_method: string) =>
    sandbox.stripe.paymentIntents.create({
      amount,
      currency: 'gbp',
      payment_method,
      confirm: true,
      return_url: RETURN_URL,
      metadata: { orderId },
    })
  const { id } = await pay('A1<b>', 1250, 'pm_card_gb')
  await sandbox.stripe.refunds.create({ payment_intent: id, amount: 450 })
  await errorOf(pay('A2', 2310, 'pm_card_visa_chargeDeclinedInsufficientFunds'))
  const page = await read()
  expect(page).toContain('This is a stand-in.')
  expect(page).toContain('Order A1&lt;b&gt;')
  expect(page).toContain('£12.50 · Paid, £4.50 refunded')
  expect(page).toContain('Visa ending 0000')
  expect(page).toContain('£23.10 · Declined, waiting for another card')
  expect(page).toContain('4000 0000 0000 3220')
  expect(page).not.toContain('Order A1<b>')
})

it('is found from the front page of the sandbox', async () => {
  expect(await (await fetch(sandbox.url)).text()).toContain('href="/stripe"')
})
