import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StorePayments } from '#contract/payments/store-account.ts'
import { createPaidApp, type PaidApp } from '#api/payments/testing/payments.ts'
import { connectedProvider } from '#api/payments/provider.ts'
import { introduce } from '#api/outside/payments/testing/providers.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp } from '#api/testing/test-app.ts'
import { refreshStoreAccount } from './refresh-store-account.ts'
import { selectStoreAccount } from './store-accounts.queries.ts'
import { PaidStores } from './testing/paid-stores.ts'

let server: PaidApp
let stores: PaidStores
beforeAll(async () => {
  server = await createPaidApp()
  stores = new PaidStores(server)
  await stores.payBy('stripe')
})
afterAll(() => server.close())

const auditOf = async (act: string) =>
  (
    await server.context.db
      .selectFrom('audit_event')
      .select(['before', 'after'])
      .where('act', '=', act as 'changeStorePayments')
      .orderBy('id', 'desc')
      .execute()
  )[0]

describe('how restaurants are paid', () => {
  const PATH = '/operator/store-payments'
  const read = () => stores.send<StorePayments>(stores.finance, 'GET', PATH)

  test('is changed by whoever may see to money, and written down', async () => {
    expect((await read()).body).toMatchObject({ paysBy: 'stripe', canPayByStripe: true })
    const changed = await stores.send(stores.finance, 'PUT', PATH, { paysBy: 'bank' })
    expect(changed).toMatchObject({ code: 200, body: { paysBy: 'bank' } })
    expect(await auditOf('changeStorePayments')).toEqual({
      before: { storesPaidBy: 'stripe' },
      after: { storesPaidBy: 'bank' },
    })
    const { owner, store } = await stores.open(null)
    expect(await stores.read(store, owner)).toEqual({ isOffered: false, status: 'none' })
    const path = `/partner/stores/${store.storeId}/stripe-account`
    const refused = await stores.send(owner, 'POST', path)
    expect(refused).toMatchObject({ code: 409, body: { message: 'STORES_ARE_PAID_BY_BANK' } })
    await stores.send(stores.finance, 'PUT', PATH, { paysBy: 'stripe' })
    const support = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
    expect((await stores.send(support, 'PUT', PATH, { paysBy: 'bank' })).code).toBe(403)
  })

  test('is by bank where the provider is not connected', async () => {
    const plain = await createTestApp()
    const finance = await openTestAccount(plain.context, 'operator', { operatorRole: 'finance' })
    const { headers } = finance
    const url = `/api/v1${PATH}`
    const answer = await plain.app.inject({ url, headers })
    expect(answer.json()).toMatchObject({ paysBy: 'bank', canPayByStripe: false })
    const body = { paysBy: 'stripe' }
    const refused = await plain.app.inject({ method: 'PUT', url, headers, body })
    expect(refused.json()).toMatchObject({ message: 'STRIPE_CANNOT_PAY_STORES' })
    await plain.close()
  })
})

describe('the account of a store', () => {
  test('is opened once, and read when its owner comes back', async () => {
    const { store, owner } = await stores.open(null)
    expect(await stores.read(store, owner)).toEqual({ isOffered: true, status: 'none' })
    const links = await Promise.all([stores.linkOf(store, owner), stores.linkOf(store, owner)])
    expect(new Set(links).size).toBe(2)
    const accountId = await stores.accountOf(store)
    expect(await auditOf('openStripeAccount')).toMatchObject({
      after: { stripeAccount: accountId },
    })
    expect(await stores.read(store, owner)).toMatchObject({ status: 'incomplete' })
    const back = await introduce(links[1] ?? '')
    expect(back).toBe(
      `${server.context.configuration.publicUrl}/store-app/business?store=${store.slug}`,
    )
    expect(await stores.read(store, owner)).toMatchObject({ status: 'active' })
  })

  test.each([
    ['pending', 'pending'],
    ['leave', 'incomplete'],
  ] as const)('whose owner ends with %s is %s', async (outcome, status) => {
    const { store, owner } = await stores.open(outcome)
    expect(await stores.read(store, owner)).toMatchObject({ status })
  })

  test('is its owner’s alone', async () => {
    const { store } = await stores.open(null)
    const path = `/partner/stores/${store.storeId}/stripe-account`
    const storeIds = [store.storeId]
    const manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
    for (const method of ['GET', 'POST'] as const)
      expect((await stores.send(manager, method, path)).code).toBe(403)
    const stranger = await openTestAccount(server.context, 'partner')
    expect((await stores.send(stranger, 'POST', path)).code).toBe(404)
  })

  test('is read again after an event that the provider has signed, once', async () => {
    const { store, owner } = await stores.open()
    await stores.decide(store, 'restricted')
    const accountId = await stores.accountOf(store)
    const event = accountEvent('evt_1', accountId)
    expect((await receive(event)).statusCode).toBe(200)
    expect((await receive(event)).statusCode).toBe(200)
    expect((await receive(accountEvent('evt_2', 'acct_of_another'))).statusCode).toBe(200)
    expect((await receive(event, 'whsec_other')).json()).toMatchObject({
      message: 'INVALID_WEBHOOK_SIGNATURE',
    })
    expect(await waitingReads()).toEqual([accountId])
    expect(await refreshStoreAccount(server.context, accountId)).toBe('restricted')
    expect(await stores.read(store, owner)).toMatchObject({ status: 'restricted' })
    await stores.decide(store, 'active')
    await refreshStoreAccount(server.context, accountId)
    expect(await stores.read(store, owner)).toMatchObject({ status: 'active' })
  })

  test('is as the read that began last has it, whichever answers last', async () => {
    const { store } = await stores.open()
    const accountId = await stores.accountOf(store)
    const answers: ((status: 'active' | 'restricted') => void)[] = []
    const slow = {
      ...connectedProvider(server.context),
      findAccountStatus: () =>
        new Promise<'active' | 'restricted'>((resolve) => answers.push(resolve)),
    }
    const earlier = refreshStoreAccount(server.context, accountId, slow)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const later = refreshStoreAccount(server.context, accountId, slow)
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('active')
    await later
    answers[0]?.('restricted')
    await earlier
    const stored = await selectStoreAccount(server.context.db, store.storeId)
    expect(stored?.status).toBe('active')
  })
})

const accountEvent = (id: string, accountId: string) => ({
  id,
  object: 'v2.core.event',
  type: 'v2.core.account[configuration.recipient].capability_status_updated',
  related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
})

function receive(event: object, secret = server.webhookSecret) {
  const payload = JSON.stringify(event)
  const signature = server.stripe.webhooks.generateTestHeaderString({ payload, secret })
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhooks/stripe/accounts',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}

async function waitingReads(): Promise<string[]> {
  const { rows } = await server.context.pool.query<{ id: string }>(
    `SELECT job.payload->>'accountId' AS id FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'read-store-account'`,
  )
  return rows.map(({ id }) => id)
}
