import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { sendUnattendedEmail } from '#api/emails/staff/send-unattended-email.ts'
import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, type TestStoreOptions } from '#api/testing/test-store.ts'
import { openWatchedStore } from './testing/watched-store.ts'
import { watchBoards } from './watch-boards.ts'

let server: TestApp
let storeId: string
let owner: TestAccount
let now: Date

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
  await startAt(FRIDAY_EVENING)
})
afterAll(() => server.close())

/** Of Friday, 15 May 2026, unless it says otherwise. */
async function startAt(at: Date, options: TestStoreOptions = {}): Promise<void> {
  now = at
  ;({ storeId, owner } = await openWatchedStore(server, now, options))
}

/** Lets minutes pass, in each of which the server beats and looks at its stores. */
async function pass(minutes: number, boards: readonly string[] = []): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    now = new Date(now.getTime() + 60_000)
    server.setNow(now)
    await saveSeenBoards(server.context.db, boards, now)
    await watchBoards(server.context)
  }
}

const readEmails = () => deliver(server.context, 'send-unattended-email', sendUnattendedEmail)
const subjects = async () => (await readEmails()).map(({ subject }) => subject)
const WARNING = 'Mare Street Pizza: nobody has the store app open'

async function send<Body>(method: 'GET' | 'PUT', path: string, body?: object): Promise<Body> {
  const storeIds = [storeId]
  const { headers } = await openTestAccount(server.context, 'partner', {
    storeIds,
    role: 'manager',
  })
  const url = `/api/v1/partner/stores/${storeId}${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  expect(answer.statusCode, `${method} ${path}`).toBe(200)
  return answer.json<Body>()
}

const choose = (unattendedPauseMinutes: number | null, warnsUnattended = true) =>
  server.context.db
    .updateTable('store')
    .set({
      unattended_pause_minutes: unattendedPauseMinutes,
      warns_unattended: warnsUnattended,
    })
    .where('id', '=', storeId)
    .execute()

describe('a store that takes orders while nobody has its store app open', () => {
  test('is warned after five minutes, once: its owners by email', async () => {
    await openTestAccount(server.context, 'partner', { storeIds: [storeId], role: 'manager' })
    await pass(4)
    expect(await readEmails()).toEqual([])
    await pass(1)
    const mails = await readEmails()
    expect(mails).toMatchObject([{ to: owner.email, subject: WARNING }])
    expect(mails[0]?.text).toMatch(/No device connected since 19:00/)
    expect(mails[0]?.text).toMatch(/\/store-app\?store=test-store-/)
    await pass(90)
    expect(await readEmails()).toEqual([])
  })

  test('is warned again only after somebody had it open, and left it again', async () => {
    await pass(5)
    expect(await subjects()).toEqual([WARNING])
    await pass(10, [storeId])
    await pass(4)
    expect(await subjects()).toEqual([])
    await pass(1)
    expect(await subjects()).toEqual([WARNING])
  })

  test('is not, while one of its devices has it open', async () => {
    await pass(60, [storeId])
    expect(await subjects()).toEqual([])
  })

  test('is not, once somebody has opened it before the email is sent', async () => {
    await pass(5)
    await pass(1, [storeId])
    expect(await subjects()).toEqual([])
  })

  test('is not when it wants no warning', async () => {
    await choose(null, false)
    await pass(60)
    expect(await subjects()).toEqual([])
  })

  test('is not while staff have paused it, and then five minutes after the pause', async () => {
    await send('PUT', '/pause', { minutes: 30 })
    await pass(34)
    expect(await subjects()).toEqual([])
    await pass(1)
    expect(await subjects()).toEqual([WARNING])
  })

  test('is not if nobody ever had it open', async () => {
    await server.owner.pool.query('TRUNCATE store_board')
    await pass(60)
    expect(await subjects()).toEqual([])
  })

  test('is not when it is gone for good', async () => {
    await server.context.pool.query("UPDATE store SET state = 'archived' WHERE id = $1", [storeId])
    await pass(60)
    expect(await subjects()).toEqual([])
  })

  test('is not because the server was away: that counts from when it is back', async () => {
    await pass(1, [storeId])
    now = new Date(now.getTime() + 30 * 60_000)
    await pass(5)
    expect(await subjects()).toEqual([])
    await pass(1)
    expect(await subjects()).toEqual([WARNING])
  })

  test('is not while no server is there that could see it', async () => {
    server.setNow(new Date(now.getTime() + 10 * 60_000))
    await watchBoards(server.context)
    expect(await subjects()).toEqual([])
  })
})

describe('by its hours', () => {
  const london = (time: string) => new Date(time)

  test('a store that closes is not warned, and then five minutes after it opens', async () => {
    await startAt(london('2026-05-15T22:59:00+01:00'))
    await pass(12 * 60 + 5)
    expect(await subjects()).toEqual([])
    await pass(1)
    const [mail] = await readEmails()
    expect(mail?.text).toContain('No device connected since Friday 15 May 2026, 22:59')
    expect(now).toEqual(london('2026-05-16T11:05:00+01:00'))
  })

  test('a store that is open over midnight is warned after midnight', async () => {
    const hours = everyDay('delivery', 1020, 540)
    await startAt(london('2026-05-16T00:30:00+01:00'), { hours })
    await pass(5)
    expect(await subjects()).toEqual([WARNING])
  })

  test('a store that only collects is warned in the hours of collection', async () => {
    const hours = everyDay('collection', 660, 720)
    await startAt(FRIDAY_EVENING, { hours, store: { services: ['collection'] } })
    await pass(5)
    expect(await subjects()).toEqual([WARNING])
  })

  test.each([
    ['summer', '2026-03-29T00:58:00Z', '2026-03-29T01:03:00.000Z'],
    ['winter', '2026-10-25T00:58:00Z', '2026-10-25T01:03:00.000Z'],
  ])('five minutes are five over the change to %s time', async (_which, from, warnedAt) => {
    await startAt(london(from), { hours: everyDay('delivery', 0, 1440) })
    await pass(4)
    expect(await subjects()).toEqual([])
    await pass(1)
    expect(await subjects()).toEqual([WARNING])
    expect(now.toISOString()).toBe(warnedAt)
  })
})

describe('a store that wants to be paused', () => {
  beforeEach(() => choose(10))

  test('is so until it closes; its owners and the list of changes say why', async () => {
    await pass(9)
    expect(await subjects()).toEqual([WARNING])
    await pass(1)
    expect(await subjects()).toEqual(['Mare Street Pizza is paused until 23:00'])
    const until = '2026-05-15T22:00:00.000Z'
    const { items } = await send<{ items: StoreChange[] }>('GET', '/changes')
    expect(items).toMatchObject([
      {
        act: 'pauseStore',
        by: 'system',
        name: null,
        after: { pausedUntil: until, takesPreOrders: false, asNobodyLooked: true },
      },
    ])
    expect(await send<PartnerStore>('GET', '')).toMatchObject({
      pausedUntil: until,
      pauseReason: 'unattended',
      tab: 'closed',
    })
  })

  test('takes orders again when somebody says so, for as long as they are there', async () => {
    await pass(10)
    await pass(1, [storeId])
    const taken = await send<PartnerStore>('PUT', '/pause', { minutes: 0 })
    expect(taken).toMatchObject({ pausedUntil: null, pauseReason: null })
    await pass(9)
    expect(await send<PartnerStore>('GET', '')).toMatchObject({ pausedUntil: null })
    await pass(1)
    expect(await send<PartnerStore>('GET', '')).toMatchObject({ pauseReason: 'unattended' })
  })

  test('is paused again on the next day, when still nobody is there', async () => {
    await pass(10)
    await readEmails()
    now = new Date('2026-05-16T10:58:00+01:00')
    await pass(1)
    await pass(10)
    expect(await subjects()).toEqual([])
    await pass(1)
    expect(await subjects()).toEqual(['Mare Street Pizza is paused until 23:00'])
  })

  test('is told of the pause also where it wants no warning', async () => {
    await choose(10, false)
    await pass(20)
    expect(await subjects()).toEqual(['Mare Street Pizza is paused until 23:00'])
  })
})

test.each([null, 10])(
  'of many processes that look at once, one tells and pauses (pause after %s)',
  async (pauseMinutes) => {
    await choose(pauseMinutes)
    now = new Date(now.getTime() + 10 * 60_000)
    server.setNow(now)
    await server.context.pool.query('UPDATE board_watch SET at = $1', [now])
    const counts = await Promise.all(Array.from({ length: 12 }, () => watchBoards(server.context)))
    expect(counts.toSorted()).toEqual([...Array.from({ length: 11 }, () => 0), 1])
    expect(await readEmails()).toHaveLength(1)
  },
)
