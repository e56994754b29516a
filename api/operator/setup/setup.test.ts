import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { createOperator, inviteFirstOperator } from './create-operator.ts'
import { newSetupCode } from './set-up-marketplace.ts'

let server: TestApp
beforeEach(async () => {
  server = await createTestApp()
})
afterEach(() => server.close())

const ada = {
  email: 'Ada@Example.com',
  firstName: 'Ada',
  lastName: 'Price',
  password: 'mushy peas & gravy',
}

const newCode = async () =>
  (await newSetupCode(server.context.db, server.context.now())) ?? 'there is none'

const setUp = async (code: string, given: object = {}) => {
  const payload = { ...ada, ...given, code }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/operator/setup',
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const operators = () =>
  server.context.db
    .selectFrom('account')
    .select(['email', 'operator_role'])
    .where('type', '=', 'operator')
    .execute()

describe('setting a marketplace up', () => {
  test('makes an owner, who is signed in and may use the console', async () => {
    const { status, body } = await setUp(await newCode())
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ email: 'ada@example.com', operatorRole: 'owner' })
    const settings = await server.app.inject({
      url: '/api/v1/operator/settings',
      headers: { authorization: `Bearer ${body.tokens.accessToken}` },
    })
    expect(settings.statusCode).toBe(200)
    const event = await server.context.db
      .selectFrom('audit_event')
      .select(['act', 'subject', 'account_id as by'])
      .executeTakeFirst()
    expect(event).toEqual({ act: 'setUpMarketplace', subject: 'ada@example.com', by: body.user.id })
  })

  test('is awaited from the first start until somebody runs it', async () => {
    const isAwaited = async () =>
      (await server.app.inject('/api/v1/operator/setup')).json<{ isAwaited: boolean }>().isAwaited
    expect(await isAwaited()).toBe(false)
    const code = await newCode()
    expect(await isAwaited()).toBe(true)
    await setUp(code)
    expect(await isAwaited()).toBe(false)
  })

  test('works once: the second use is refused, and there is no new code', async () => {
    const code = await newCode()
    await setUp(code)
    expect(await setUp(code, { email: 'eve@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'SETUP_IS_CLOSED' },
    })
    expect(await newSetupCode(server.context.db, server.context.now())).toBeNull()
  })

  test('stays closed when nobody runs it any more', async () => {
    await setUp(await newCode())
    await server.context.db.deleteFrom('account').where('type', '=', 'operator').execute()
    expect(await newSetupCode(server.context.db, server.context.now())).toBeNull()
  })

  test('of several at once, one wins', async () => {
    const code = await newCode()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => setUp(code, { email: `${name}@example.com` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await operators()).toHaveLength(1)
  })

  test('needs the code of the last start', async () => {
    const former = await newCode()
    const code = await newCode()
    for (const wrong of [former, 'a'.repeat(43)])
      expect(await setUp(wrong)).toMatchObject({
        status: 400,
        body: { message: 'SETUP_CODE_INVALID' },
      })
    expect((await setUp(code)).status).toBe(200)
  })

  test('leaves the code as it is when a password is refused', async () => {
    const code = await newCode()
    expect((await setUp(code, { password: 'password' })).body.message).toEqual([
      { field: 'password', code: 'password_too_common' },
    ])
    expect((await setUp(code, { password: 'g7w! x' })).body.message).toEqual([
      { field: 'password', code: 'password_below_minimum' },
    ])
    expect((await setUp(code)).status).toBe(200)
  })

  test('stores no code that could be read', async () => {
    const code = await newCode()
    const { hash } = await server.context.db
      .selectFrom('setup_code')
      .select('hash')
      .executeTakeFirstOrThrow()
    expect(hash).not.toContain(code)
  })
})

describe('without a screen', () => {
  test('OPERATOR_EMAIL invites the first operator, once, and closes the set-up', async () => {
    const { db, now } = server.context
    const code = await newCode()
    const invited = await Promise.all([
      inviteFirstOperator(db, 'Ada@example.com', now()),
      inviteFirstOperator(db, 'Ada@example.com', now()),
    ])
    expect(invited.toSorted()).toEqual([false, true])
    expect((await setUp(code, { email: 'eve@example.com' })).status).toBe(409)
    const [mail, another] = await deliverAccountEmails(server.context)
    expect(another).toBeUndefined()
    expect(mail?.to).toBe('ada@example.com')
    const { secret } = linkIn(mail as NonNullable<typeof mail>)
    await choosePassword(secret)
  })

  test('a command makes another, whose link works', async () => {
    await setUp(await newCode())
    const { db, now, configuration } = server.context
    const given = { email: 'bo@example.com', role: 'finance', at: now() } as const
    const path = (await createOperator(db, given, configuration)) ?? ''
    await choosePassword(new URLSearchParams(path.split('#')[1]))
    expect(await operators()).toContainEqual({ email: 'bo@example.com', operator_role: 'finance' })
    expect(await createOperator(db, given, configuration)).toBeNull()
  })

  async function choosePassword(secret: URLSearchParams) {
    const email = secret.get('email')
    const body = { token: secret.get('code'), email, password: ada.password }
    const send = (path: string, payload: object) =>
      server.app.inject({ method: 'POST', url: `/api/v1${path}`, payload })
    expect(secret.get('first')).toBe('yes')
    const short = await send('/auth/reset-password', { ...body, password: 'g7w! x' })
    expect(short.json().message).toEqual([{ field: 'password', code: 'password_below_minimum' }])
    expect((await send('/auth/reset-password', body)).statusCode).toBe(200)
    const logIn = { username: email, password: ada.password }
    expect((await send('/operator/auth/login', logIn)).statusCode).toBe(200)
  }
})
