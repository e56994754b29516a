import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SharedTablet } from '#contract/partner/tablets.ts'
import type { Team } from '#contract/partner/team.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { openOtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import {
  pin,
  openTabletStaff,
  withToken,
  type Method,
  type TabletStaff,
} from '../testing/tablet-staff.ts'

let server: TestApp
let staff: TabletStaff

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  staff = await openTabletStaff(server)
})
afterAll(() => server.close())

describe('a shared tablet', () => {
  test('is made by a manager, whose own session ends, and works as the kitchen', async () => {
    const manager = await staff.working('manager')
    const tablet = await staff.share(manager)
    await staff.expectEnded(manager)
    expect((await staff.refreshed(manager.tokens.refreshToken)).code).toBe(401)
    expect((await staff.userOf(tablet)).body).toMatchObject({
      firstName: 'Kitchen tablet',
      stores: [{ id: staff.storeId, role: 'kitchen' }],
      tablet: { name: 'Kitchen tablet', idleMinutes: 5, isLocked: true },
    })
    const orders = staff.atStore('/orders?state=open')
    expect((await staff.send('GET', orders, { as: tablet })).code).toBe(200)
    expect((await staff.send('GET', staff.atStore('/changes'), { as: tablet })).code).toBe(403)
    expect(await staff.tablets()).toMatchObject([
      { id: tablet.id, name: 'Kitchen tablet', acting: null },
    ])
    expect((await staff.changes())[0]).toMatchObject({
      act: 'shareTablet',
      subject: 'Kitchen tablet',
    })
  })

  test('is made by no cook, and by no session twice, also at once', async () => {
    const body = { name: 'Till' }
    const cook = await staff.working('kitchen')
    expect((await staff.send('POST', staff.atStore('/tablets'), { as: cook, body })).code).toBe(403)
    const manager = await staff.working('manager')
    const both = [1, 2].map(() =>
      staff.send('POST', staff.atStore('/tablets'), { as: manager, body }),
    )
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 401])
    expect(await staff.tablets()).toHaveLength(1)
  })

  test('is one of ten at most', async () => {
    const managers = await Promise.all(Array.from({ length: 11 }, () => staff.working('manager')))
    const body = { name: 'Till' }
    const answers = await Promise.all(
      managers.map((as) => staff.send('POST', staff.atStore('/tablets'), { as, body })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10)
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 409,
      body: { message: 'TOO_MANY_TABLETS' },
    })
  })

  test('belongs to no team', async () => {
    const tablet = await staff.share(await staff.working('manager'))
    const team = await staff.send<Team>('GET', staff.atStore('/team'), { as: staff.owner })
    expect(team.body.colleagues.map(({ accountId }) => accountId)).not.toContain(tablet.id)
  })

  test('stays shared without a use for 30 days', async () => {
    const tablet = await staff.share(await staff.working('manager'))
    staff.minutesLater(29 * 24 * 60)
    const renewed = await staff.refreshed(tablet.refreshToken)
    expect((await staff.userOf(renewed)).body.id).toBe(tablet.id)
  })

  test('ends at once in every process with the turn on it, by a manager or by logging out', async () => {
    const { cook, tablet } = await staff.withTablet()
    const acting = await staff.actingAs(cook, tablet)
    const other = await openOtherProcess(server.context)
    const stream = await TestStream.open(other.url, staff.atStore('/events'), acting.headers)
    expect(stream.response.status).toBe(200)
    const manager = await staff.working('manager')
    const path = staff.atStore(`/tablets/${tablet.id}`)
    const ended = await staff.send<{ items: SharedTablet[] }>('DELETE', path, { as: manager })
    expect(ended.body.items).toEqual([])
    let message = await stream.next()
    while (message) message = await stream.next()
    await other.close()
    for (const as of [acting, tablet]) await staff.expectEnded(as)
    expect((await staff.refreshed(tablet.refreshToken)).code).toBe(401)
    expect((await staff.send('DELETE', path, { as: manager })).code).toBe(404)
    expect((await staff.changes())[0]).toMatchObject({
      act: 'endTablet',
      subject: 'Kitchen tablet',
    })

    const second = await staff.share(manager)
    const turn = await staff.actingAs(cook, second)
    await staff.send('POST', '/auth/logout', { as: { headers: withToken(second.refreshToken) } })
    await staff.expectEnded(turn)
    expect(await staff.tablets()).toEqual([])
    const endings = (await staff.changes()).filter(({ act }) => act === 'endTablet')
    expect(endings).toHaveLength(2)
  })
})

describe('who switches to themselves', () => {
  test('acts in their role under their name, until they lock', async () => {
    const { tablet } = await staff.withTablet()
    const manager = await staff.working('manager')
    await staff.setPin(manager)
    const people = await staff.send<{ items: { accountId: string }[] }>(
      'GET',
      staff.atStore('/tablet/people'),
      { as: tablet },
    )
    expect(people.body.items.map(({ accountId }) => accountId)).toContain(manager.accountId)
    expect(people.body.items).toHaveLength(2)
    const acting = await staff.actingAs(manager, tablet)
    expect((await staff.userOf(acting)).body).toMatchObject({
      id: manager.accountId,
      stores: [{ id: staff.storeId, role: 'manager' }],
      tablet: { isLocked: false },
    })
    expect(await staff.tablets()).toMatchObject([{ acting: 'Sam Taylor' }])
    const pause = { minutes: 15, takesPreOrders: false }
    await staff.send('PUT', staff.atStore('/pause'), { as: acting, body: pause })
    const locked = await staff.lock(acting)
    expect(locked.body.user).toMatchObject({ id: tablet.id, tablet: { isLocked: true } })
    await staff.expectEnded(acting)
    await staff.send('PUT', staff.atStore('/pause'), {
      as: tablet,
      body: { ...pause, minutes: 30 },
    })
    const by = await server.context.db
      .selectFrom('audit_event')
      .select('account_id')
      .where('store_id', '=', staff.storeId)
      .where('act', '=', 'pauseStore')
      .orderBy('id')
      .execute()
    expect(by.map((row) => row.account_id)).toEqual([manager.accountId, tablet.id])
  })

  test('replaces who acted before', async () => {
    const { cook, tablet } = await staff.withTablet()
    const colleague = await staff.working('kitchen')
    await staff.setPin(colleague, '902741')
    const first = await staff.actingAs(cook, tablet)
    const second = await staff.switchTo(colleague, first, '902741')
    expect(second.body.user.id).toBe(colleague.accountId)
    await staff.expectEnded(first)
  })

  test('at the same instant as a colleague leaves one of them acting', async () => {
    const { cook, tablet } = await staff.withTablet()
    const colleague = await staff.working('kitchen')
    await staff.setPin(colleague)
    const answers = await Promise.all([
      staff.switchTo(cook, tablet),
      staff.switchTo(colleague, tablet),
    ])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const codes = () =>
      Promise.all(
        answers.map(
          async ({ body }) => (await staff.userOf({ headers: withToken(body.accessToken) })).code,
        ),
      )
    await expect.poll(async () => (await codes()).toSorted()).toEqual([200, 401])
  })

  test('stays with the tablet’s tokens while it is used, and not once it has slept', async () => {
    const { cook, tablet } = await staff.withTablet()
    await staff.actingAs(cook, tablet)
    staff.minutesLater(15)
    const used = await staff.refreshed(tablet.refreshToken)
    expect((await staff.userOf(used)).body.id).toBe(cook.accountId)
    staff.minutesLater(36)
    const slept = await staff.refreshed(used.tokens.refreshToken)
    expect((await staff.userOf(slept)).body.id).toBe(tablet.id)
  })

  test('gets neither into their account nor to money, the team or another store', async () => {
    const second = (await openTestStore(server.context)).storeId
    const boss = await staff.working('owner', [staff.storeId, second])
    await staff.setPin(boss)
    const acting = await staff.actingAs(boss, await staff.share(await staff.working('manager')))
    expect((await staff.userOf(acting)).body.stores).toMatchObject([
      { id: staff.storeId, role: 'manager' },
    ])
    const refused = async (method: Method, path: string, body?: object) =>
      (await staff.send(method, path, { as: acting, ...(body && { body }) })).code
    const password = { currentPassword: 'chips & gravy', password: 'gravy & chips' }
    expect(await refused('PUT', '/user/change-password', password)).toBe(403)
    expect(await refused('GET', '/auth/sessions')).toBe(403)
    expect(await refused('DELETE', '/auth/sessions')).toBe(403)
    expect(await refused('PUT', staff.atStore('/pin'), { pin: '902741' })).toBe(403)
    expect(await refused('POST', staff.atStore('/tablets'), { name: 'Mine' })).toBe(403)
    expect(await refused('GET', staff.atStore('/team'))).toBe(403)
    expect(await refused('GET', staff.atStore('/business'))).toBe(403)
    expect(await refused('GET', staff.atStore('/orders?state=open', second))).toBe(404)
    expect(await refused('GET', staff.atStore('/changes'))).toBe(200)
    expect((await staff.send('GET', staff.atStore('/team'), { as: boss })).code).toBe(200)
  })

  test('is somebody of that store, on a shared tablet of it', async () => {
    const { cook, tablet } = await staff.withTablet()
    const refused = { code: 403, body: { message: 'NOT_A_SHARED_TABLET' } }
    expect(await staff.switchTo(cook, staff.owner)).toMatchObject(refused)
    expect(await staff.lock(staff.owner)).toMatchObject(refused)
    const elsewhere = (await openTestStore(server.context)).storeId
    const stranger = await openTestAccount(server.context, 'partner', { storeIds: [elsewhere] })
    expect(await staff.switchTo(stranger, tablet)).toMatchObject({ code: 400 })
    expect((await staff.switchTo(cook, tablet, pin, elsewhere)).code).toBe(404)
    await server.context.db
      .updateTable('account')
      .set({ suspended_at: FRIDAY_EVENING })
      .where('id', '=', cook.accountId)
      .execute()
    expect((await staff.switchTo(cook, tablet)).code).toBe(403)
  })

  test.each(['remove', 'kitchen'] as const)(
    'is out at once with another role, or none: %s',
    async (role) => {
      const manager = await staff.working('manager')
      await staff.setPin(manager)
      const tablet = await staff.share(await staff.working('manager'))
      const acting = await staff.actingAs(manager, tablet)
      const path = staff.atStore(`/team/${manager.accountId}`)
      if (role === 'remove') await staff.send('DELETE', path, { as: staff.owner })
      else await staff.send('PUT', path, { as: staff.owner, body: { role } })
      await staff.expectEnded(acting)
      const back = await staff.refreshed(tablet.refreshToken)
      expect((await staff.userOf(back)).body.id).toBe(tablet.id)
    },
  )

  test('while an owner removes them has no turn afterwards', async () => {
    const { cook, tablet } = await staff.withTablet()
    const [switched] = await Promise.all([
      staff.switchTo(cook, tablet),
      staff.send('DELETE', staff.atStore(`/team/${cook.accountId}`), { as: staff.owner }),
    ])
    const token = switched.body.accessToken
    if (token) await staff.expectEnded({ headers: withToken(token) })
    const back = await staff.refreshed(tablet.refreshToken)
    expect((await staff.userOf(back)).body.id).toBe(tablet.id)
  })
})
