import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessHeaders, openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openRestaurantDesk, type RestaurantDesk } from './testing/restaurant-desk.ts'

let server: TestApp
let desk: RestaurantDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  desk = await openRestaurantDesk(server)
})
afterAll(() => server.close())

const enterBank = () =>
  server.context.pool.query(`INSERT INTO store_bank_account VALUES ($1, 'sealed', '4321', now())`, [
    desk.store.storeId,
  ])

describe('the life of a restaurant', () => {
  test('a draft is approved, suspended, restored, archived and restored as a draft', async () => {
    await desk.setState('draft')
    await enterBank()
    const states = []
    for (const [name, reason] of [
      ['approve', ''],
      ['suspend', 'Three complaints about raw chicken'],
      ['restore', ''],
      ['archive', 'The desk.owner has retired'],
      ['restore', ''],
    ] as const) {
      const { code, body } = await desk.act(name, reason)
      expect(code).toBe(200)
      states.push(body.lifecycle)
    }
    expect(states).toEqual(['live', 'suspended', 'live', 'archived', 'draft'])
    const sent = await desk.emails()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [desk.owner.email, 'Mare Street Pizza is open to customers'],
      [desk.owner.email, 'Mare Street Pizza is suspended'],
      [desk.owner.email, 'Mare Street Pizza is back'],
      [desk.owner.email, 'Mare Street Pizza is closed on our website'],
      [desk.owner.email, 'Mare Street Pizza is back'],
    ])
    expect(sent[1]?.text).toContain('Three complaints about raw chicken')
    const [last, archived] = await desk.changes()
    expect(last).toMatchObject({ act: 'restoreStore', by: 'operator', name: 'Sam Taylor' })
    expect(archived).toMatchObject({
      act: 'archiveStore',
      before: { lifecycle: 'live' },
      after: { lifecycle: 'archived', reason: 'The desk.owner has retired' },
    })
  })

  test('opens only with everything, and says what is missing', async () => {
    await desk.setState('draft')
    await server.context.pool.query('DELETE FROM opening_span WHERE store_id = $1', [
      desk.store.storeId,
    ])
    const { code, body } = await desk.act('approve')
    expect([code, body.message, body.details?.missing]).toEqual([
      409,
      'RESTAURANT_NOT_READY',
      ['hours', 'bank'],
    ])
    expect((await desk.read()).lifecycle).toBe('draft')
    expect(await desk.emails()).toEqual([])
  })

  test.each([
    ['live', 'approve', ''],
    ['live', 'restore', ''],
    ['live', 'sendBack', 'Not yet'],
    ['draft', 'suspend', 'No'],
    ['suspended', 'suspend', 'No'],
    ['archived', 'suspend', 'No'],
    ['archived', 'approve', ''],
  ])('of a store that is %s, %s is refused', async (state, name, reason) => {
    await desk.setState(state)
    const { code, body } = await desk.act(name, reason)
    expect([code, body.message, body.details?.state]).toEqual([
      409,
      'RESTAURANT_STATE_INVALID',
      state,
    ])
    expect((await desk.read()).lifecycle).toBe(state)
  })

  test.each(['suspend', 'archive', 'sendBack'])('%s needs a reason', async (name) => {
    const { code, body } = await desk.act(name, ' ')
    expect([code, body.message]).toEqual([400, [{ field: 'reason', code: 'required_field' }]])
  })

  test('of two who suspend at once, one does', async () => {
    const answers = await Promise.all([desk.act('suspend', 'First'), desk.act('suspend', 'Second')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(await desk.changes()).toHaveLength(1)
    expect(await desk.emails()).toHaveLength(1)
  })

  test('nobody but the marketplace may', async () => {
    const refused = await desk.ask(
      'POST',
      desk.ofStore('/acts'),
      { act: 'suspend', reason: 'No' },
      desk.owner,
    )
    expect([refused.code, refused.body.message]).toEqual([403, 'Forbidden resource'])
    const finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
    const denied = await desk.ask('GET', '/operator/stores', undefined, finance)
    expect([denied.code, denied.body.message]).toEqual([403, 'OPERATOR_ROLE_NOT_ALLOWED'])
  })
})

describe('what customers see', () => {
  const slugPath = (path = '') => `/store/${desk.store.slug}${path}`
  const HERE = { latitude: 53.8, longitude: -1.55 }
  beforeEach(async () => {
    desk = await openRestaurantDesk(server, { ...HERE, city: 'Leeds' })
  })
  const near = async () => {
    const found = await desk.ask<{ items: { slug: string }[] }>(
      'GET',
      '/store?latitude=53.8&longitude=-1.55&service=collection',
    )
    return found.body.items.map(({ slug }) => slug)
  }

  test.each(['draft', 'ready', 'suspended', 'archived'])('nothing of a %s store', async (state) => {
    await expect.poll(near).toContain(desk.store.slug)
    await desk.setState(state)
    await expect.poll(async () => (await desk.ask('GET', slugPath())).code).toBe(404)
    await expect.poll(near).not.toContain(desk.store.slug)
    const customer = await openTestAccount(server.context, 'customer')
    const made = await desk.ask('POST', '/cart', { storeId: desk.store.storeId }, customer)
    expect([made.code, made.body.message]).toEqual([404, 'NONEXISTING_STORE'])
    await desk.setState('live')
    await expect.poll(async () => (await desk.ask('GET', slugPath())).code).toBe(200)
    await expect.poll(near).toContain(desk.store.slug)
  })
})

describe('a pause by the marketplace', () => {
  const inHours = (hours: number) =>
    new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000).toISOString()
  const pause = (until: string | null, reason = 'The kitchen is flooded') =>
    desk.ask('PUT', desk.ofStore('/pause'), { until, reason })
  const pauseAsStaff = (minutes: number) =>
    desk.ask('PUT', `/partner/stores/${desk.store.storeId}/pause`, { minutes }, desk.owner)

  test('holds until its time, whatever the staff do, and is told to the owners', async () => {
    expect((await pause(inHours(20))).body.pausedUntil).toBe(inHours(20))
    expect((await pauseAsStaff(0)).body.message).toBe('STORE_PAUSED_BY_MARKETPLACE')
    const [sent] = await desk.emails()
    expect(sent?.subject).toBe('Mare Street Pizza is paused until Saturday 16 May 2026 at 15:00')
    expect(sent?.text).toContain('The kitchen is flooded')
    server.setNow(new Date(inHours(21)))
    desk.owner.headers = await accessHeaders(server.context, desk.owner.accountId, 'partner')
    expect((await pauseAsStaff(10)).code).toBe(200)
  })

  test('ends with null, and leaves a pause of the staff alone', async () => {
    await pause(inHours(20))
    expect((await pause(null)).body.pausedUntil).toBeNull()
    await pauseAsStaff(60)
    await pause(null)
    const { rows } = await server.context.pool.query<{ until: Date }>(
      'SELECT paused_until AS until FROM store WHERE id = $1',
      [desk.store.storeId],
    )
    expect(rows[0]?.until).toEqual(new Date(inHours(1)))
  })

  test.each([
    ['in the past', -1, 'Flooded', 'until', 'invalid_value'],
    ['more than four weeks away', 24 * 29, 'Flooded', 'until', 'invalid_value'],
    ['without a reason', 5, '', 'reason', 'required_field'],
  ])('%s is refused', async (_, hours, reason, field, code) => {
    const refused = await pause(inHours(hours), reason)
    expect([refused.code, refused.body.message]).toEqual([400, [{ field, code }]])
  })

  test('of a suspended store is refused', async () => {
    await desk.setState('suspended')
    expect((await pause(inHours(5))).body.message).toBe('RESTAURANT_STATE_INVALID')
  })
})
