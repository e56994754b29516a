import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const anyAddress = () => `10.${[...randomBytes(3)].join('.')}`

async function timeOf(path: string, body: object): Promise<number> {
  const startedAt = performance.now()
  await server.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    remoteAddress: anyAddress(),
    body,
  })
  return performance.now() - startedAt
}

/**
 * The shortest time of each case, because other load can only add to it; measured in turns, so that load
 * affects all cases alike.
 */
async function shortestOf(path: string, bodies: (() => object)[], rounds: number) {
  const times = bodies.map((): number[] => [])
  for (const body of bodies) await timeOf(path, body())
  for (let round = 0; round < rounds; round++)
    for (const [i, body] of bodies.entries()) times[i]?.push(await timeOf(path, body()))
  return times.map((of) => Math.min(...of))
}

const nobody = () => `${randomUUID()}@example.com`

// Hashing a password takes some ten times as long as everything else: leaving it out for unknown accounts
// would show, and a busy machine does not.
test('signing in takes as long with a known account as with an unknown one', async () => {
  const passwordHash = await hashPassword('chips & gravy')
  const { email, accountId } = await openTestAccount(server.context, 'customer', { passwordHash })
  const { email: bare } = await openTestAccount(server.context, 'customer')
  const password = 'not this one'
  const [known = 0, unknown = 0, withoutPassword = 0] = await shortestOf(
    'login',
    [
      () => ({ username: email, password }),
      () => ({ username: nobody(), password }),
      () => ({ username: bare, password }),
    ],
    11,
  )
  for (const time of [unknown, withoutPassword]) {
    expect(time / known).toBeGreaterThan(0.4)
    expect(time / known).toBeLessThan(2.5)
  }
  // Failures are recorded with the network they came from, after the answer.
  const failures = server.context.db
    .selectFrom('account_event')
    .select(['kind', 'network'])
    .where('account_id', '=', accountId)
  await expect.poll(() => failures.execute()).toHaveLength(12)
  for (const { kind, network } of await failures.execute())
    expect([kind, network]).toEqual(['signInFailed', expect.stringMatching(/^10\./)])
})

test.each(['reset-password/request', 'register/confirm/resend'])(
  '%s answers the same, and takes as long, for a known account as for an unknown one',
  async (path) => {
    const { db } = server.context
    // Another account each time, because only so many emails go to one address.
    const emails = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await openTestAccount(server.context, 'customer')).email,
      ),
    )
    const known = [...emails]
    const [ofKnown = 0, ofUnknown = 0] = await shortestOf(
      path,
      [() => ({ email: known.pop() ?? '' }), () => ({ email: nobody() })],
      11,
    )
    expect(ofUnknown / ofKnown).toBeGreaterThan(0.3)
    expect(ofUnknown / ofKnown).toBeLessThan(3.5)
    const answers = [emails[0], nobody()].map((email) =>
      server.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, body: { email } }),
    )
    const [a, b] = await Promise.all(answers)
    expect([a?.statusCode, a?.body]).toEqual([b?.statusCode, b?.body])
    // A job looks them up, after the answer.
    expect(await db.selectFrom('email_link').select('id').execute()).toEqual([])
  },
)
