import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { fileOf, newStore, openImportDesk } from '#api/operator/store-import/testing/import-desk.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverInvitations } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.pool.query(`UPDATE store SET owner_email = ''`)
  await deliverInvitations(server.context)
})
afterAll(() => server.close())

/** Imports stores; the owner of each has this address. */
async function importStores(...owners: (string | undefined)[]) {
  const desk = await openImportDesk(server)
  const stores = owners.map((ownerEmail) =>
    newStore(ownerEmail === undefined ? {} : { ownerEmail }),
  )
  const file = fileOf(...stores)
  const { body } = await desk.preview(file)
  expect(body.faults).toEqual([])
  await desk.confirm(file, body.fingerprint)
  return stores.map(({ name }) => name)
}

async function operatorOf(role: 'owner' | 'finance' = 'owner') {
  const { headers } = await openTestAccount(server.context, 'operator', { operatorRole: role })
  return {
    async invite() {
      const url = '/api/v1/operator/stores/owner-invitations'
      const answer = await server.app.inject({ method: 'POST', url, headers })
      return { code: answer.statusCode, ...answer.json<{ invited: number }>() }
    },
    async toInvite() {
      const answer = await server.app.inject({ url: '/api/v1/operator/stores', headers })
      return answer.json<{ toInvite: number }>().toInvite
    },
  }
}

const sentTo = async () => (await deliverInvitations(server.context)).map(({ to }) => to).toSorted()

const storeIdOf = async (name: string | undefined) => {
  const { rows } = await server.context.pool.query<{ id: string }>(
    'SELECT id FROM store WHERE name = $1',
    [name],
  )
  return rows[0]?.id ?? ''
}

describe('inviting all owners that a file has named', () => {
  test('invites each of a draft, once, and nobody whose address isn’t known', async () => {
    await importStores('Mei@oven.example', 'sam@corner.example', undefined, '')
    const operator = await operatorOf()
    expect(await operator.toInvite()).toBe(2)
    expect(await sentTo()).toEqual([])
    expect(await operator.invite()).toEqual({ code: 200, invited: 2 })
    expect(await sentTo()).toEqual(['mei@oven.example', 'sam@corner.example'])
    expect(await operator.toInvite()).toBe(0)
    expect(await operator.invite()).toEqual({ code: 200, invited: 0 })
    expect(await sentTo()).toEqual([])
  })

  test('is recorded under the name of who did it', async () => {
    const [name] = await importStores('mei@oven.example')
    await (await operatorOf()).invite()
    const { rows } = await server.context.pool.query(
      `SELECT act, by, subject, after ->> 'role' AS role FROM audit_event
       WHERE store_id = $1 AND act = 'inviteColleague'`,
      [await storeIdOf(name)],
    )
    expect(rows).toEqual([
      { act: 'inviteColleague', by: 'operator', subject: 'mei@oven.example', role: 'owner' },
    ])
  })

  test('by two at once sends one invitation to each', async () => {
    const owners = Array.from({ length: 120 }, (_, index) => `owner${index}@many.example`)
    await importStores(...owners)
    const [first, second] = [await operatorOf(), await operatorOf()]
    const answers = await Promise.all([first.invite(), second.invite(), first.invite()])
    expect(answers.reduce((sum, { invited }) => sum + invited, 0)).toBe(120)
    expect(await sentTo()).toEqual(owners.toSorted())
    const { rows } = await server.context.pool.query<{ count: number }>(
      `SELECT count(*)::int FROM staff_invitation WHERE email LIKE '%@many.example'`,
    )
    expect(rows[0]?.count).toBe(120)
  })

  test('leaves out those with an owner, those once invited, and those that are no drafts', async () => {
    const [owned, invited, staffed] = await importStores(
      'a@left.example',
      'b@left.example',
      'c@left.example',
    )
    const { pool } = server.context
    await openTestAccount(server.context, 'partner', { storeIds: [await storeIdOf(owned)] })
    // Long ago, and not used.
    await pool.query(
      `INSERT INTO staff_invitation (store_id, email, role, link_id, sent_at, expires_at)
       VALUES ($1, 'other@left.example', 'owner', gen_random_uuid(), '2026-01-01', '2026-01-08')`,
      [await storeIdOf(invited)],
    )
    const manager = await openTestAccount(server.context, 'partner')
    await pool.query(`INSERT INTO partner_store VALUES ($1, $2, 'manager')`, [
      manager.accountId,
      await storeIdOf(staffed),
    ])
    await pool.query('UPDATE store SET owner_email = $2 WHERE id = $1', [
      await storeIdOf(staffed),
      manager.email,
    ])
    await openTestStore(server.context, {
      store: { state: 'archived', owner_email: 'd@left.example' },
    })
    expect(await (await operatorOf()).invite()).toEqual({ code: 200, invited: 0 })
  })

  test('leaves out an address that somebody has replaced, also once that invitation is gone', async () => {
    const [name] = await importStores('wrong@typo.example')
    const storeId = await storeIdOf(name)
    const { headers } = await openTestAccount(server.context, 'operator')
    const url = `/api/v1/operator/stores/${storeId}/owner-invitations`
    const body = { email: 'right@typo.example' }
    const { statusCode } = await server.app.inject({ method: 'POST', url, headers, body })
    expect(statusCode).toBe(200)
    expect(await sentTo()).toEqual(['right@typo.example'])
    await server.context.pool.query('DELETE FROM staff_invitation WHERE store_id = $1', [storeId])
    expect(await (await operatorOf()).invite()).toEqual({ code: 200, invited: 0 })
  })

  test('is refused to roles that don’t take restaurants on', async () => {
    expect((await (await operatorOf('finance')).invite()).code).toBe(403)
  })
})

test('an address that is none is refused where it stands in the file', async () => {
  const desk = await openImportDesk(server)
  const { body } = await desk.preview(fileOf(newStore({ ownerEmail: 'Luigi' })))
  expect(body.faults).toMatchObject([{ field: 'stores.0.ownerEmail', code: 'VALUE_NOT_READ' }])
})

test('what an imported menu is like is read with its restaurant', async () => {
  const [name] = await importStores('mei@oven.example')
  const { headers } = await openTestAccount(server.context, 'operator')
  const read = async (storeId: string) => {
    const answer = await server.app.inject({ url: `/api/v1/operator/stores/${storeId}`, headers })
    const { menu, ownerEmail } = answer.json<Restaurant>()
    return { menu, ownerEmail }
  }
  expect(await read(await storeIdOf(name))).toMatchObject({
    ownerEmail: 'mei@oven.example',
    menu: {
      published: { categories: 1, dishes: 2, undeclaredDishes: 1, photos: 0 },
      draft: null,
    },
  })
})

test('one restaurant alone is invited by the address of its file', async () => {
  const [name] = await importStores('mei@oven.example')
  const { headers } = await openTestAccount(server.context, 'operator')
  const url = `/api/v1/operator/stores/${await storeIdOf(name)}/owner-invitations`
  await server.app.inject({ method: 'POST', url, headers, body: {} })
  expect(await sentTo()).toEqual(['mei@oven.example'])
})
