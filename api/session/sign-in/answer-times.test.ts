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

/** A round may be alike by chance, so many are not. */
const ROUNDS_MINIMUM = 11
const ROUNDS_MAXIMUM = 48

/**
 * Compares the shortest time of each case, because other load can only add to it; measured in turns, so that
 * load affects all cases alike, and again while a difference may still be that of a busy machine.
 * @param factor by how much they may differ
 */
async function expectAlike(path: string, bodies: (() => object)[], factor: number): Promise<void> {
  const shortest = bodies.map(() => Infinity)
  for (const body of bodies) await timeOf(path, body())
  const difference = () => Math.max(...shortest) / Math.min(...shortest)
  const isAlike = () => difference() < factor
  for (let round = 1; round < ROUNDS_MAXIMUM && !(round > ROUNDS_MINIMUM && isAlike()); round += 1)
    for (const [i, body] of bodies.entries())
      shortest[i] = Math.min(shortest[i] ?? Infinity, await timeOf(path, body()))
  expect(difference()).toBeLessThan(factor)
}

const nobody = () => `${randomUUID()}@example.com`

// Hashing a password takes some ten times as long as everything else: leaving it out for unknown accounts
// would show, and a busy machine does not.
test('signing in takes as long with a known account as with an unknown one', async () => {
  const passwordHash = await hashPassword('chips & gravy')
  const { email, accountId } = await openTestAccount(server.context, 'customer', { passwordHash })
  const { email: bare } = await openTestAccount(server.context, 'customer')
  const password = 'not this one'
  let ofKnown = 0
  const known = () => {
    ofKnown += 1
    return { username: email, password }
  }
  const unknown = () => ({ username: nobody(), password })
  const withoutPassword = () => ({ username: bare, password })
  await expectAlike('login', [known, unknown, withoutPassword], 2.5)
  // Failures are recorded with the network they came from, after the answer.
  const failures = server.context.db
    .selectFrom('account_event')
    .select(['kind', 'network'])
    .where('account_id', '=', accountId)
  await expect.poll(() => failures.execute()).toHaveLength(ofKnown)
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
        { length: ROUNDS_MAXIMUM },
        async () => (await openTestAccount(server.context, 'customer')).email,
      ),
    )
    const unused = [...emails]
    const known = () => ({ email: unused.pop() ?? '' })
    const unknown = () => ({ email: nobody() })
    await expectAlike(path, [known, unknown], 3.5)
    const answers = [emails[0], nobody()].map((email) =>
      server.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, body: { email } }),
    )
    const [a, b] = await Promise.all(answers)
    expect([a?.statusCode, a?.body]).toEqual([b?.statusCode, b?.body])
    // A job looks them up, after the answer.
    expect(await db.selectFrom('email_link').select('id').execute()).toEqual([])
  },
)
