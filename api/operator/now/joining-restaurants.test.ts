import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { minutesAgo, NowWatch, openUnwatchedStore } from './testing/now-watch.ts'

let server: TestApp
let watch: NowWatch
let storeId: string
beforeAll(async () => {
  server = await createTestApp()
  watch = await NowWatch.open(server)
})
beforeEach(async () => {
  storeId = await openUnwatchedStore(server)
})
afterAll(() => server.close())

const query = (text: string, values: unknown[]) => server.context.pool.query(text, values)

describe('a restaurant that joins', () => {
  const apply = (restaurant: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/email/partner-with-us',
      body: {
        restaurant,
        name: 'Sam Okafor',
        email: 'sam@corner.example',
        phone: '020 7946 0111',
        postCode: 'E8 1AA',
        message: '',
      },
    })
  const applications = async (role?: 'support') =>
    (await watch.read(role)).needs.filter(({ kind }) => kind === 'applications')

  test('has applied: all applications are one need, until each is answered', async () => {
    await query(`DELETE FROM enquiry WHERE kind = $1`, ['partner'])
    server.setNow(minutesAgo(25 * 60))
    await apply('The Corner Kitchen')
    server.setNow(FRIDAY_EVENING)
    await apply('The Second Kitchen')
    expect(await applications()).toMatchObject([
      {
        id: 'applications',
        urgency: 'soon',
        since: minutesAgo(25 * 60).toISOString(),
        count: 2,
        store: null,
        subject: 'The Corner Kitchen',
      },
    ])
    await query(
      `UPDATE enquiry SET outcome = 'declined', answered_at = $1 WHERE kind = 'partner'`,
      [FRIDAY_EVENING],
    )
    expect(await applications()).toEqual([])
  })

  test('is a draft whose owner nobody has invited, until somebody does', async () => {
    const uninvited = async () =>
      (await watch.read()).needs.filter(({ kind }) => kind === 'uninvitedStores')
    await query(`UPDATE store SET state = 'live' WHERE state <> $1`, ['live'])
    expect(await uninvited()).toEqual([])
    const { storeId: draftId } = await openTestStore(server.context, {
      store: { state: 'draft', state_since: minutesAgo(25 * 60) },
    })
    expect(await uninvited()).toMatchObject([{ urgency: 'soon', count: 1, store: null }])
    const invite = (hours: number) =>
      query(
        `INSERT INTO staff_invitation (store_id, email, role, link_id, sent_at, expires_at)
         VALUES ($1, $2, 'owner', gen_random_uuid(), $3, $3::timestamptz + interval '1 hour')`,
        [draftId, `${hours}@corner.example`, minutesAgo(hours * 60)],
      )
    // It has run out.
    await invite(2)
    expect(await uninvited()).toHaveLength(1)
    await invite(0)
    expect(await uninvited()).toEqual([])
  })

  test('has a bank account that nobody has checked', async () => {
    const unchecked = async () =>
      (await watch.read()).needs.filter(({ kind }) => kind === 'bankAccounts')
    await query('DELETE FROM store_bank_account WHERE $1', [true])
    expect(await unchecked()).toEqual([])
    await query(
      `INSERT INTO store_bank_account (store_id, sealed, last_digits, changed_at)
       VALUES ($1, '\\x00', '5678', $2)`,
      [storeId, FRIDAY_EVENING],
    )
    expect(await unchecked()).toMatchObject([{ urgency: 'calm', count: 1 }])
    await query('UPDATE store_bank_account SET checked_at = $1', [FRIDAY_EVENING])
    expect(await unchecked()).toEqual([])
  })

  test('is ready to be approved, until it is live', async () => {
    const move = (state: string) =>
      query('UPDATE store SET state = $2, state_since = $3 WHERE id = $1', [
        storeId,
        state,
        FRIDAY_EVENING,
      ])
    await move('ready')
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'readyStore', urgency: 'calm', since: FRIDAY_EVENING.toISOString() },
    ])
    await move('live')
    expect(await watch.needsOf(storeId)).toEqual([])
  })
})
