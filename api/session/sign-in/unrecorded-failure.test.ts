import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
const lines: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await createTestApp({ env: { LOG_LEVEL: 'error' }, logTo })
})
afterAll(() => server.close())

test('logs that a failed sign-in could not be recorded, and answers all the same', async () => {
  const { accountId, email } = await openTestAccount(server.context, 'customer')
  const refusing = sql`ALTER TABLE account_event ADD CHECK (kind <> 'signInFailed')`
  await refusing.execute(server.owner.db)
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: { username: email, password: 'not this one' },
  })
  expect(statusCode).toBe(401)
  const logged = () => lines.map((line): unknown => JSON.parse(line))
  await expect.poll(logged).toMatchObject([{ account: accountId, err: { code: '23514' } }])
})
