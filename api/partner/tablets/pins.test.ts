import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Team } from '#contract/partner/team.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { pin, openTabletStaff, type TabletStaff } from '../testing/tablet-staff.ts'

let server: TestApp
let staff: TabletStaff

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  staff = await openTabletStaff(server)
})
afterAll(() => server.close())

describe('a PIN', () => {
  test.each(['0000', '1234', '1111', '2580', '407', '4071852', '40a1', '4 07'])(
    '%s is refused',
    async (chosen) => {
      const cook = await staff.working('kitchen')
      expect((await staff.setPin(cook, chosen)).code).toBe(400)
      expect((await staff.send('GET', staff.atStore('/pin'), { as: cook })).body).toEqual({
        setAt: null,
      })
    },
  )

  test('is stored as a hash, and nobody reads it', async () => {
    const cook = await staff.working('kitchen')
    expect((await staff.setPin(cook)).body).toEqual({ setAt: FRIDAY_EVENING.toISOString() })
    const { pin_hash: hash } = await server.context.db
      .selectFrom('partner_store')
      .select('pin_hash')
      .where('account_id', '=', cook.accountId)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$/)
    const team = await staff.send<Team>('GET', staff.atStore('/team'), { as: staff.owner })
    const listed = team.body.colleagues.find(({ accountId }) => accountId === cook.accountId)
    expect(listed?.hasPin).toBe(true)
    expect(JSON.stringify(team.body)).not.toContain('argon2')
    expect((await staff.changes())[0]).toMatchObject({ act: 'setPin', subject: 'Sam Taylor' })
    expect(JSON.stringify(await staff.changes())).not.toContain(pin)
  })

  test('is of no use as a colleague’s, whose hash it is copied to, or to log in', async () => {
    const { cook, tablet } = await staff.withTablet()
    const other = await staff.working('manager')
    await server.context.db
      .updateTable('partner_store')
      .set(({ selectFrom }) => ({
        pin_hash: selectFrom('partner_store as own')
          .select('own.pin_hash')
          .where('own.account_id', '=', cook.accountId),
        pin_set_at: FRIDAY_EVENING,
      }))
      .where('account_id', '=', other.accountId)
      .execute()
    expect((await staff.switchTo(other, tablet)).code).toBe(400)
    const { body: user } = await staff.userOf(cook)
    const body = { username: user.email, password: pin }
    expect((await staff.send('POST', '/partner/auth/login', { body })).code).toBe(401)
  })

  test('is removed by its holder or an owner, and by nobody else', async () => {
    const { cook, tablet } = await staff.withTablet()
    const path = staff.atStore(`/team/${cook.accountId}/pin`)
    expect((await staff.send('DELETE', path, { as: await staff.working('manager') })).code).toBe(
      403,
    )
    const acting = await staff.actingAs(cook, tablet)
    expect((await staff.send('DELETE', path, { as: staff.owner })).code).toBe(200)
    await staff.expectEnded(acting)
    expect(await staff.switchTo(cook, tablet)).toMatchObject({ code: 400 })
    expect((await staff.changes())[0]).toMatchObject({ act: 'removePin' })
    await staff.setPin(cook)
    await staff.send('DELETE', staff.atStore('/pin'), { as: cook })
    expect(await staff.switchTo(cook, tablet)).toMatchObject({ code: 400 })
    const stranger = staff.atStore(`/team/${randomUUID()}/pin`)
    expect((await staff.send('DELETE', stranger, { as: staff.owner })).code).toBe(404)
  })
})

describe('a wrong PIN', () => {
  const wrong = '5820'

  test('is followed by a wait after five, which grows and is told', async () => {
    const { cook, tablet } = await staff.withTablet()
    for (let count = 0; count < 5; count += 1)
      expect(await staff.switchTo(cook, tablet, wrong)).toMatchObject({
        code: 400,
        body: { message: 'INCORRECT_PIN' },
      })
    expect(await staff.switchTo(cook, tablet)).toMatchObject({
      code: 429,
      body: { message: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 60 } },
    })
    staff.minutesLater(1)
    expect((await staff.switchTo(cook, tablet, wrong)).code).toBe(400)
    expect(await staff.switchTo(cook, tablet)).toMatchObject({
      body: { details: { retryAfterSeconds: 300 } },
    })
    staff.minutesLater(6)
    expect((await staff.switchTo(cook, tablet)).code).toBe(200)
    expect((await staff.switchTo(cook, tablet, wrong)).code).toBe(400)
    const events = await server.context.db
      .selectFrom('account_event')
      .select('kind')
      .where('account_id', '=', cook.accountId)
      .execute()
    expect(events.filter(({ kind }) => kind === 'pinFailed')).toHaveLength(7)
    expect(events.filter(({ kind }) => kind === 'switchedOnTablet')).toHaveLength(1)
  })

  test('is checked five times, however many are sent at once', async () => {
    const { cook, tablet } = await staff.withTablet()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.switchTo(cook, tablet, wrong)),
    )
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(15)
  })

  test('of one person on one tablet keeps neither a colleague nor another tablet waiting', async () => {
    const { cook, tablet } = await staff.withTablet()
    const colleague = await staff.working('kitchen')
    await staff.setPin(colleague)
    const second = await staff.share(await staff.working('manager'), 'Bar')
    for (let count = 0; count < 5; count += 1) await staff.switchTo(cook, tablet, wrong)
    expect((await staff.switchTo(cook, tablet)).code).toBe(429)
    expect((await staff.switchTo(colleague, tablet)).code).toBe(200)
    expect((await staff.switchTo(cook, second)).code).toBe(200)
  })

  test('of one person is checked 30 times in a day on all tablets together', async () => {
    const { cook } = await staff.withTablet()
    const managers = await Promise.all(Array.from({ length: 7 }, () => staff.working('manager')))
    let checked = 0
    for (const manager of managers) {
      const tablet = await staff.share(manager)
      for (let count = 0; count < 5; count += 1)
        if ((await staff.switchTo(cook, tablet, wrong)).code === 400) checked += 1
    }
    expect(checked).toBe(30)
  })
})
