import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENTS_MAXIMUM } from '#rules/business/identity-document.ts'
import {
  openRestaurantDesk,
  type RestaurantDesk,
} from '#api/operator/restaurants/testing/restaurant-desk.ts'
import { eraseOldDocuments } from '#api/stores/identity-documents/erase-document.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { documentCallsOf, JPEG } from './testing/document-calls.ts'

const DAY_MS = 86_400_000

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

const { ofOperator, send, ask, stored, listedToOwner, sent, decide, download, identityCheck } =
  documentCallsOf(() => ({ server, desk }))

describe('erasure', () => {
  const after = async (days: number) => {
    server.setNow(new Date(FRIDAY_EVENING.getTime() + days * DAY_MS + 1))
    await eraseOldDocuments(server.context, new AbortController().signal)
    return stored()
  }

  test('some days after the decision; that it was accepted stays known', async () => {
    const [accepted, refused] = [await sent(), await sent()]
    await decide(accepted, true)
    await decide(refused, false, 'Expired')
    expect(await after(29)).toHaveLength(2)
    expect(await after(30)).toEqual([{ id: accepted, sealed: null }])
    server.setNow(FRIDAY_EVENING)
    expect(await identityCheck()).toBe('done')
    expect((await download(accepted)).code).toBe(404)
    expect(await listedToOwner()).toMatchObject({
      items: [{ state: 'accepted', hasFile: false, erasedAt: null }],
      room: DOCUMENTS_MAXIMUM,
    })
  })

  test('what nobody decides about is not stored for good', async () => {
    const { body } = await send(JPEG)
    expect(body.items[0]?.erasedAt).toBe(
      new Date(FRIDAY_EVENING.getTime() + 120 * DAY_MS).toISOString(),
    )
    expect(await after(119)).toHaveLength(1)
    expect(await after(120)).toEqual([])
  })

  test('at once by an operator whom somebody has asked', async () => {
    const [accepted, waiting] = [await sent(), await sent()]
    await decide(accepted, true)
    const erase = (id: string) => ask('DELETE', `${ofOperator()}/${id}`, desk.operator)
    for (const id of [accepted, waiting]) expect((await erase(id)).code).toBe(200)
    expect(await stored()).toEqual([{ id: accepted, sealed: null }])
    expect((await erase(waiting)).code).toBe(404)
    expect((await desk.changes()).slice(0, 2).map(({ act }) => act)).toEqual([
      'eraseDocument',
      'eraseDocument',
    ])
  })

  test('with the account of the owner who sent it', async () => {
    await sent()
    await server.context.pool.query('DELETE FROM account WHERE id = $1', [desk.owner.accountId])
    expect(await stored()).toEqual([])
  })
})
