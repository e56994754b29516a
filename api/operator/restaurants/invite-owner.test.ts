import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverInvitations } from '#api/testing/test-mailbox.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let operator: TestAccount
let store: TestStore

beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator')
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context, { store: { state: 'draft' } })
})
afterAll(() => server.close())

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object, as = operator) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/operator/stores/${store.storeId}${path}`,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<Answer & { message: unknown }>() }
}

const invite = (email: string, as = operator) =>
  ask<Restaurant>('POST', '/owner-invitations', { email }, as)

async function changes() {
  const { body } = await ask<{ items: StoreChange[] }>('GET', '/changes')
  return body.items.map(({ act, subject }) => [act, subject])
}

describe('inviting the owner of a restaurant that has none', () => {
  test('sends an email, and is recorded under the name of who did it', async () => {
    const { code, body } = await invite('Mei@Oven.example')
    expect([code, body.team.invitations]).toMatchObject([
      200,
      [{ email: 'mei@oven.example', role: 'owner' }],
    ])
    expect((await deliverInvitations(server.context)).map(({ to }) => to)).toEqual([
      'mei@oven.example',
    ])
    expect(await changes()).toEqual([['inviteColleague', 'mei@oven.example']])
  })

  test('without an address goes to the one for orders, and again to whoever was invited', async () => {
    const { email } = await server.context.db
      .selectFrom('store')
      .select('email')
      .where('id', '=', store.storeId)
      .executeTakeFirstOrThrow()
    const again = () => ask<Restaurant>('POST', '/owner-invitations', {})
    expect((await again()).body.team.invitations).toMatchObject([{ email }])
    await invite('mei@oven.example')
    expect((await again()).body.team.invitations).toMatchObject([{ email: 'mei@oven.example' }])
    const { pool } = server.context
    const deleteInvitation = () =>
      pool.query('DELETE FROM staff_invitation WHERE store_id = $1', [store.storeId])
    // As when it has run out long ago.
    await deleteInvitation()
    expect((await again()).body.team.invitations).toMatchObject([{ email: 'mei@oven.example' }])
    await deleteInvitation()
    await pool.query(`UPDATE store SET email = '', owner_email = '' WHERE id = $1`, [store.storeId])
    expect(await again()).toMatchObject({
      code: 400,
      body: { message: [{ field: 'email', code: 'required_field' }] },
    })
  })

  test('again, elsewhere, ends the link that went to another address', async () => {
    await invite('mai@oven.example')
    const { body } = await invite('mei@oven.example')
    expect(body.team.invitations).toMatchObject([{ email: 'mei@oven.example' }])
    expect(await changes()).toEqual([
      ['inviteColleague', 'mei@oven.example'],
      ['withdrawInvitation', 'mai@oven.example'],
      ['inviteColleague', 'mai@oven.example'],
    ])
  })

  test('by two at once leaves one invitation', async () => {
    await Promise.all([invite('one@oven.example'), invite('two@oven.example')])
    const { body } = await ask<Restaurant>('GET', '')
    expect(body.team.invitations).toHaveLength(1)
  })

  test('is refused once it has an owner, and of an archived one', async () => {
    await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    expect(await invite('more@oven.example')).toMatchObject({
      code: 409,
      body: { message: 'RESTAURANT_HAS_OWNER' },
    })
    store = await openTestStore(server.context, { store: { state: 'archived' } })
    expect((await invite('late@oven.example')).body.message).toBe('RESTAURANT_STATE_INVALID')
  })

  test('is refused to roles that don’t take restaurants on', async () => {
    const finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
    expect((await invite('mei@oven.example', finance)).code).toBe(403)
    expect((await invite('mei')).body.message).toEqual([{ field: 'email', code: 'invalid_email' }])
  })
})
