import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListedEstablishment } from '#contract/partner/hygiene.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import { createFhrs } from '#api/outside/hygiene/fhrs.driver.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import { refreshHygiene } from './refresh-hygiene.ts'

const DAY_MS = 86_400_000
/** Of the stand-in, at the postcode of the test's store, and at another one. */
const HERE = 900_005
const AWAITING = 900_006
const ELSEWHERE = 900_007

let sandbox: RunningSandbox
let server: TestApp
let store: TestStore
let manager: TestAccount

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  server = await createTestApp({ env: { HYGIENE_URL: `${sandbox.url}/food-hygiene` } })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await tell('mood/well')
  await tell(`kitchens/${HERE}/4`)
  await server.context.pool.query('DELETE FROM store_establishment')
  store = await openTestStore(server.context)
  const storeIds = [store.storeId]
  manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
})
afterAll(async () => {
  await server.close()
  await sandbox.stop()
})

async function tell(path: string): Promise<void> {
  const answer = await fetch(`${sandbox.url}/food-hygiene/api/${path}`, { method: 'PUT' })
  expect(answer.status).toBe(204)
}

async function send<Answer = PartnerStore & { message: unknown }>(
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
): Promise<{ code: number; body: Answer }> {
  const url = `/api/v1/partner/stores/${store.storeId}${path}`
  const { headers } = manager
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.json<Answer>() }
}

const find = (name: string) =>
  send<{ items: ListedEstablishment[]; message: unknown }>(
    'GET',
    `/establishments?name=${encodeURIComponent(name)}`,
  )
const link = (establishmentId: number) => send('PUT', '/establishment', { establishmentId })
const read = async () => (await send('GET', '')).body
const changes = async () =>
  (await send<{ items: StoreChange[] }>('GET', '/changes')).body.items.map(
    ({ by, before, after }) => ({
      by,
      before,
      after,
    }),
  )

const warnings: string[] = []
const refresh = (context = server.context) =>
  refreshHygiene(context, {
    signal: new AbortController().signal,
    log: { warn: (_, message) => void warnings.push(message) },
  })

/** Not for a register that is to answer: a busy machine takes as long. */
const refreshImpatiently = () =>
  refresh({
    ...server.context,
    hygiene: createFhrs({ url: `${sandbox.url}/food-hygiene`, timeoutMs: 50 }),
  })

describe('a kitchen of the register', () => {
  test('is found by its name at the store’s postcode', async () => {
    const { code, body } = await find('Mare Street')
    expect(code).toBe(200)
    expect(body.items.map(({ id }) => id)).toEqual([HERE, AWAITING])
    expect(body.items[0]).toEqual({
      id: HERE,
      name: 'Mare Street Pizza',
      address: '1 Mare Street, London',
      postCode: 'E8 1AA',
      rating: '4',
      inspectedOn: '2026-03-18',
    })
  })

  test('is linked: its rating and its date are shown, on the public page too', async () => {
    const { code, body } = await link(HERE)
    expect(code).toBe(200)
    const hygiene = { rating: '4', inspectedOn: '2026-03-18' }
    expect(body).toMatchObject({ hygiene, hygieneCheckedAt: FRIDAY_EVENING.toISOString() })
    const page = await server.app.inject({ url: `/api/v1/store/${store.slug}` })
    expect(page.json()).toMatchObject({ hygiene })
    expect(await changes()).toEqual([
      {
        by: 'partner',
        before: { hygieneRating: '5', inspectedOn: '2026-02-03' },
        after: { hygieneRating: '4', inspectedOn: '2026-03-18' },
      },
    ])
  })

  test('that nobody has inspected yet has no date', async () => {
    const { body } = await link(AWAITING)
    expect(body.hygiene).toEqual({ rating: 'awaitingInspection', inspectedOn: null })
  })

  test.each([
    [ELSEWHERE, 404, 'NONEXISTING_ESTABLISHMENT'],
    [123, 404, 'NONEXISTING_ESTABLISHMENT'],
  ])('%i can’t be linked', async (id, code, message) => {
    expect(await link(id)).toMatchObject({ code, body: { message } })
    expect((await read()).hygiene.rating).toBe('5')
  })

  test.each([0, -1, 1.5, 2_147_483_648, '900005', null])('%j is no number of one', async (id) => {
    expect(await send('PUT', '/establishment', { establishmentId: id })).toMatchObject({
      code: 400,
    })
  })

  test('is found and linked by the marketplace as well, which the restaurant can read', async () => {
    const { headers } = await openTestAccount(server.context, 'operator')
    const url = `/api/v1/operator/stores/${store.storeId}`
    const found = await server.app.inject({ url: `${url}/establishments?name=Mare`, headers })
    expect(found.json()).toMatchObject({ items: [{ id: HERE }, { id: AWAITING }] })
    const put = (establishmentId: number) =>
      server.app.inject({
        method: 'PUT',
        url: `${url}/establishment`,
        headers,
        body: { establishmentId },
      })
    expect((await put(ELSEWHERE)).json()).toMatchObject({ message: 'NONEXISTING_ESTABLISHMENT' })
    const linked = await put(HERE)
    expect(linked.json()).toMatchObject({ hygiene: { rating: '4', inspectedOn: '2026-03-18' } })
    expect(await changes()).toMatchObject([{ by: 'operator', after: { hygieneRating: '4' } }])
  })

  test('can’t be found or linked while the register is away', async () => {
    await tell('mood/broken')
    const body = { message: 'SERVICE_UNAVAILABLE' }
    expect(await find('Mare')).toMatchObject({ code: 503, body })
    expect(await link(HERE)).toMatchObject({ code: 503, body })
    expect(await read()).toMatchObject({ hygiene: { rating: '5' }, hygieneCheckedAt: null })
  })
})

describe('a day later', () => {
  const later = new Date(FRIDAY_EVENING.getTime() + DAY_MS)

  async function linked() {
    await link(HERE)
    await tell(`kitchens/${HERE}/2`)
  }

  test('the rating is read again, and the log says that it changed by itself', async () => {
    await linked()
    await refresh()
    expect((await read()).hygiene.rating).toBe('4')
    server.setNow(later)
    await refresh()
    const rating = await server.context.pool.query(
      `SELECT hygiene_rating AS rating, by, checked_at AS at FROM store
       JOIN store_establishment ON store_id = store.id
       JOIN audit_event ON audit_event.store_id = store.id
       WHERE store.id = $1 ORDER BY audit_event.id DESC LIMIT 1`,
      [store.storeId],
    )
    expect(rating.rows).toEqual([{ rating: '2', by: 'system', at: later }])
  })

  test.each(['broken', 'slow'])('a register that is %s leaves what is known', async (mood) => {
    await linked()
    server.setNow(later)
    const others = await Promise.all([openTestStore(server.context), openTestStore(server.context)])
    for (const { storeId } of others)
      await server.context.pool.query('INSERT INTO store_establishment VALUES ($1, $2, $3)', [
        storeId,
        HERE,
        FRIDAY_EVENING,
      ])
    await tell(`mood/${mood}`)
    warnings.length = 0
    await refreshImpatiently()
    expect(warnings).toEqual(['food hygiene ratings could not be read'])
    const known = `SELECT DISTINCT hygiene_rating AS rating, checked_at AS at
      FROM store_establishment JOIN store ON store.id = store_id WHERE store_id = $1`
    const { rows } = await server.context.pool.query(known, [store.storeId])
    expect(rows).toEqual([{ rating: '4', at: FRIDAY_EVENING }])
    await tell('mood/well')
    await refresh()
    expect((await server.context.pool.query(known, [store.storeId])).rows).toEqual([
      { rating: '2', at: later },
    ])
  })

  test('a rating that nobody knows leaves what is known', async () => {
    await link(HERE)
    await tell(`kitchens/${HERE}/Splendid`)
    server.setNow(later)
    await refresh()
    const { rows } = await server.context.pool.query(
      'SELECT hygiene_rating AS rating FROM store WHERE id = $1',
      [store.storeId],
    )
    expect(rows).toEqual([{ rating: '4' }])
  })
})
