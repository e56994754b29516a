import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  RETURN_URL,
  errorOf,
  sdkFor,
  startTestStripe,
} from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'

let sandbox: TestStripe
let nowMs = Date.UTC(2026, 5, 1, 18)

beforeAll(async () => {
  sandbox = await startTestStripe({ now: () => nowMs })
})
afterEach(() => sandbox.trouble({}))
afterAll(() => sandbox.stop())

const pay = (idempotencyKey: string, amount = 1250, payment_method = 'pm_card_visa') =>
  sandbox.stripe.paymentIntents.create(
    { amount, currency: 'gbp', payment_method, confirm: true, return_url: RETURN_URL },
    { idempotencyKey },
  )

const count = async () => (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.length

describe('the same call with the same key', () => {
  it('is done once, and answered alike', async () => {
    const first = await pay('once')
    const before = await count()
    const second = await pay('once')
    expect(second).toEqual(first)
    expect(await count()).toBe(before)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': 'once',
    })
  })

  it('fails alike as well, once it was begun', async () => {
    const first = await errorOf(pay('declined', 900, 'pm_card_chargeDeclined'))
    const second = await errorOf(pay('declined', 900, 'pm_card_chargeDeclined'))
    expect(second).toMatchObject({ statusCode: 402, charge: first.charge })
    expect(second.headers?.['idempotent-replayed']).toBe('true')
  })

  it('is done anew after 24 hours', async () => {
    const first = await pay('old')
    nowMs += 24 * 60 * 60 * 1000
    expect((await pay('old')).id).not.toBe(first.id)
  })
})

describe('the same key', () => {
  it('with other parameters is refused', async () => {
    await pay('mismatch')
    expect(await errorOf(pay('mismatch', 1251))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })

  it('for another call is refused', async () => {
    const { id } = await pay('elsewhere')
    const other = sandbox.stripe.refunds.create(
      { payment_intent: id },
      { idempotencyKey: 'elsewhere' },
    )
    expect(await errorOf(other)).toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('is free again after a call that was refused on sight', async () => {
    expect(await errorOf(pay('wrong', 29))).toMatchObject({ code: 'amount_too_small' })
    expect((await pay('wrong', 30)).status).toBe('succeeded')
  })

  it('is in use while its call is in progress', async () => {
    await sandbox.trouble({ latencyMs: 150 })
    const [first, second] = await Promise.allSettled([pay('busy'), pay('busy')])
    const { statuses, refused } = split([first, second])
    expect(statuses).toEqual(['succeeded'])
    expect(refused).toMatchObject([{ statusCode: 409, code: 'idempotency_key_in_use' }])
    expect((await pay('busy')).lastResponse.headers['idempotent-replayed']).toBe('true')
  })
})

describe('a client that tries again', () => {
  const insistent = () => sdkFor(sandbox.url, 2)
  const requested = {
    amount: 1250,
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: RETURN_URL,
  }

  it('pays once when the answer was lost', async () => {
    const before = await count()
    await sandbox.trouble({ loseRate: 1 })
    const lost = await errorOf(insistent().paymentIntents.create(requested))
    expect(lost.type).toBe('StripeConnectionError')
    await sandbox.trouble({})
    expect(await count()).toBe(before + 1)
  })

  it('gets through when Stripe comes back in time', async () => {
    await sandbox.trouble({ failRate: 1 })
    const paying = insistent().paymentIntents.create(requested)
    await sandbox.trouble({})
    expect((await paying).status).toBe('succeeded')
  })
})

function split(results: readonly PromiseSettledResult<{ status: string }>[]) {
  const statuses = results.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value.status] : [],
  )
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  return { statuses, refused }
}
