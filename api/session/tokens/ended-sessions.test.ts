import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { untilConnectionWaits } from '#api/testing/test-waiting.ts'
import { quickHash } from '#api/testing/quick-hash.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const post = (path: string, body: object | undefined, token = '') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { body }),
  })

test('a token of an ended session is refused while a starting server still reads the ended sessions', async () => {
  const { context, app } = server
  const passwordHash = await quickHash('chips & gravy')
  const { email } = await openTestAccount(context, 'customer', { passwordHash })
  const signedIn = await post('login', { username: email, password: 'chips & gravy' })
  const { accessToken, refreshToken } = signedIn.json<{ tokens: Tokens }>().tokens
  await post('logout', undefined, refreshToken)
  const reader = await server.owner.db.startTransaction().execute()
  await reader.schema.alterTable('session').addColumn('any_column', 'integer').execute()
  const headers = { authorization: `Bearer ${accessToken}` }
  const answers = [1, 2, 3].map(() => app.inject({ url: '/api/v1/auth/user', headers }))
  await untilConnectionWaits(context).finally(() => reader.rollback().execute())
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  expect(codes).toEqual([401, 401, 401])
})
