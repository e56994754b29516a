import { randomUUID } from 'node:crypto'
import type { ProfileType, Tokens, User } from '#contract/session.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** Of every account that is made here. */
export const password = 'chips & gravy'

type Answer = { code: number; message: string; user: User; tokens: Tokens }

/** Accounts with a password, and what they do with it. */
export function accountCallsOf(server: () => TestApp) {
  const passwordHash = quickHash(password)

  async function account(type: ProfileType = 'customer', columns: object = {}) {
    const email = `sam.${randomUUID()}@example.com`
    const operator_role = type === 'operator' ? 'owner' : null
    const { id } = await server()
      .context.db.insertInto('account')
      .values({
        type,
        operator_role,
        email,
        password_hash: await passwordHash,
        first_name: 'Sam',
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, email }
  }

  async function post(path: string, body: object | null, token?: string): Promise<Answer> {
    const answer = await server().app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      ...(body && { body }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return { code: answer.statusCode, ...answer.json<Omit<Answer, 'code'>>() }
  }

  const logIn = (username: string, more: object = {}) =>
    post('/auth/login', { username, password, ...more })

  const refresh = (token: string) => post('/auth/refresh', null, token)

  async function getUser(token: string): Promise<User & { message: string }> {
    const headers = { authorization: `Bearer ${token}` }
    return (await server().app.inject({ url: '/api/v1/auth/user', headers })).json()
  }

  return { account, post, logIn, refresh, getUser }
}
