import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { EARNED, MONDAY, PayoutDesk } from './testing/payout-desk.ts'

let server: TestApp
let desk: PayoutDesk
let pizza: string

beforeEach(async () => {
  server = await createTestApp()
  desk = new PayoutDesk(server)
  pizza = await desk.openStore('Mare Street Pizza')
  await desk.at(MONDAY)
})
afterEach(() => server.close())

describe('what is carried', () => {
  test('a refund after the run is taken off the next payout', async () => {
    const orderId = await desk.sell(pizza)
    const run = (await desk.make()).body
    await desk.refund(orderId, 1000)
    await desk.approve(run)
    await desk.export(run)
    expect((await desk.markPaid(run)).body.totalPence).toBe(EARNED)
    expect(await desk.ofStore(pizza)).toMatchObject({ balancePence: -1000, heldBecause: 'owes' })
    await desk.at(new Date('2026-05-25T09:00:00Z'))
    await desk.sell(await desk.openStore('Another'))
    const next = (await desk.make('2026-05-24')).body
    expect(await desk.holds(next)).toMatchObject([
      { store: { id: pizza }, reason: 'owes', balancePence: -1000 },
    ])
    await desk.discard(next)
    await desk.sell(pizza, { at: new Date('2026-05-23T18:00:00Z') })
    const paid = await desk.paid('2026-05-24')
    const own = (await desk.payouts(paid)).find(({ store }) => store.id === pizza)
    expect(own?.amountPence).toBe(EARNED - 1000)
    expect(await desk.ofStore(pizza)).toMatchObject({ balancePence: 0 })
  })

  test('a payout that the bank returns is owed again, with the reason, once', async () => {
    await desk.sell(pizza)
    const run = await desk.paid()
    const [payout] = await desk.payouts(run)
    const giveBack = () =>
      desk.send('POST', `/operator/payouts/${payout?.id}/return`, {
        body: { reason: 'Account closed' },
      })
    const both = await Promise.all([giveBack(), giveBack()])
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(await desk.ledger()).toEqual({ all: 0, bank: 0 })
    expect(await desk.ofStore(pizza)).toMatchObject({
      items: [{ status: 'returned', reason: 'Account closed' }],
      balancePence: EARNED,
    })
    await desk.at(new Date('2026-05-19T09:00:00Z'))
    expect((await desk.paid('2026-05-18')).totalPence).toBe(EARNED)
    expect(await desk.ledger()).toEqual({ all: 0, bank: EARNED })
  })

  test('a store that is removed from a run is paid by the next', async () => {
    await desk.sell(pizza)
    await desk.sell(await desk.openStore('Another'))
    const run = (await desk.make()).body
    const own = (await desk.payouts(run)).find(({ store }) => store.id === pizza)
    const body = { reason: 'They asked to wait' }
    const removed = await desk.send('POST', `/operator/payouts/${own?.id}/remove`, { body })
    expect(removed.body).toMatchObject({ payouts: 1, totalPence: EARNED })
    // What was read before isn't what would be approved.
    expect((await desk.approve(run)).body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
    await desk.approve(removed.body)
    await desk.export(run)
    const late = await desk.send('POST', `/operator/payouts/${own?.id}/remove`, { body })
    expect(late.body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
    await desk.markPaid(run)
    expect((await desk.make()).body.totalPence).toBe(EARNED)
  })
})

test('a store that is suspended after a run was made stops it until it is removed', async () => {
  await desk.sell(pizza)
  const other = await desk.openStore('Another')
  await desk.sell(other)
  const run = (await desk.make()).body
  const operator = await desk.signIn('owner')
  const move = (act: 'suspend' | 'restore') =>
    desk.send('POST', `/operator/stores/${other}/acts`, {
      as: operator,
      body: { act, reason: 'Failed its inspection' },
    })
  expect((await move('suspend')).code).toBe(200)
  expect((await desk.approve(run)).body.message).toBe('PAYOUT_STORE_SUSPENDED')
  const suspended = (await desk.send('GET', `/operator/payout-runs/${run.id}`)).body
  expect(suspended).toMatchObject({ status: 'draft', suspendedStores: 1, changedAccounts: 0 })
  // Restored and suspended again after somebody has approved the run.
  await move('restore')
  expect((await desk.approve(run)).code).toBe(200)
  await move('suspend')
  expect((await desk.export(run)).body.message).toBe('PAYOUT_STORE_SUSPENDED')
  const payouts = await desk.payouts(run)
  expect(payouts).toMatchObject([
    { store: { id: other }, isStoreSuspended: true },
    { store: { id: pizza }, isStoreSuspended: false },
  ])
  const body = { reason: 'Suspended' }
  await desk.send('POST', `/operator/payouts/${payouts[0]?.id}/remove`, { body })
  expect((await desk.export(run)).code).toBe(200)
  expect((await desk.markPaid(run)).body).toMatchObject({ totalPence: EARNED, suspendedStores: 0 })
  // What it is owed is carried until it is restored.
  await desk.sell(pizza)
  expect(await desk.holds((await desk.make()).body)).toMatchObject([
    { store: { id: other }, reason: 'suspended', balancePence: EARNED },
  ])
})

test('another account stops a run until somebody has checked it', async () => {
  await desk.sell(pizza)
  const run = (await desk.make()).body
  const lastDigits = await desk.enterAccount(pizza, { isChecked: false })
  expect((await desk.approve(run)).body.message).toBe('PAYOUT_ACCOUNT_HAS_CHANGED')
  const check = (since: Date) =>
    desk.send('POST', `/operator/payout-accounts/${pizza}/check`, {
      body: { since: since.toISOString() },
    })
  expect((await check(FRIDAY_EVENING)).body.message).toBe('PAYOUT_ACCOUNT_HAS_CHANGED')
  expect((await check(MONDAY)).code).toBe(204)
  const renewed = (await desk.send('GET', `/operator/payout-runs/${run.id}`)).body
  expect(await desk.payouts(run)).toMatchObject([{ lastDigits, hasAccountChanged: false }])
  expect((await desk.approve(run)).body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
  expect((await desk.approve(renewed)).code).toBe(200)
  // After it was approved, checking another account isn't enough.
  await desk.at(new Date('2026-05-18T10:00:00Z'))
  await desk.enterAccount(pizza)
  expect((await desk.export(run)).body.message).toBe('PAYOUT_ACCOUNT_HAS_CHANGED')
  expect((await desk.discard(run)).code).toBe(200)
  expect((await desk.paid()).totalPence).toBe(EARNED)
})
