import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SocialProvider } from '#contract/session.ts'
import { deleteExpiredSessions } from '#api/session/delete-expired.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { untilConnectionWaits } from '#api/testing/test-waiting.ts'
import { TestSocialBrowser } from './testing/social-browser.ts'
import { openSocialServer, pathOf, type SocialServer } from './testing/social-server.ts'

let server: SocialServer
let browser: TestSocialBrowser
beforeAll(async () => {
  server = await openSocialServer()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
  await server.context.pool.query('DELETE FROM cart; DELETE FROM account')
  browser = new TestSocialBrowser(server.app)
})
afterAll(() => server.close())

const providers = ['google', 'facebook', 'apple'] as const
/** Two with a confirmed email address, and two without. */
const somebody = { google: 'priya', facebook: 'nia', apple: 'ines' } as const
const emailOf = {
  google: 'priya.raman@example.com',
  facebook: 'nia.osei@example.com',
  apple: 'ines.marlow@example.com',
} as const
const withoutEmail = { google: 'gwen', facebook: 'rhys', apple: 'vera' } as const
const failureOf = {
  google: 'SOCIAL_AUTH_FAILED_GOOGLE',
  facebook: 'SOCIAL_AUTH_FAILED_FACEBOOK',
  apple: 'SOCIAL_AUTH_FAILED_APPLE',
} as const

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const answer = await server.context.pool.query<Record<string, unknown>>(sql, values)
  return answer.rows
}
const post = (path: string, body: object) =>
  server.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, body })
const accounts = () => rows('SELECT * FROM account')
const events = async () =>
  (await rows('SELECT kind FROM account_event ORDER BY id')).map(({ kind }) => kind)

async function giveEmail(type: 'customer' | 'partner' | 'operator', provider: SocialProvider) {
  const { accountId } = await openTestAccount(server.context, type, { passwordHash: 'x' })
  await rows('UPDATE account SET email = $1 WHERE id = $2', emailOf[provider], accountId)
  return accountId
}

describe.each(providers)('signing in by %s', (provider) => {
  const person = somebody[provider]

  test.each(['login', 'register'] as const)(
    'makes a complete account of somebody new, from the page %s',
    async (target) => {
      const page = await browser.goAndReturn(provider, 'new', target)
      expect(page.pathname).toBe(`/${target}`)
      expect([...page.searchParams.keys()]).toEqual(['provider', 'code'])
      const { code, user } = await browser.redeem(page)
      expect(code).toBe(200)
      expect(user).toMatchObject({
        email: expect.stringMatching(/@example\.com$/),
        firstName: expect.stringMatching(/^\w+$/),
        lastName: expect.stringMatching(/^\w+$/),
        phone: '',
        profileType: 'customer',
        hasPassword: false,
      })
      expect(await events()).toEqual(['registered', 'completed', 'providerLinked', 'signedIn'])
      const [account] = await accounts()
      expect(account?.['completed_at']).toEqual(FRIDAY_EVENING)
      expect(await deliverAccountEmails(server.context)).toEqual([])
      expect(await rows('SELECT device FROM session')).toEqual([{ device: 'Firefox' }])
    },
  )

  test('is the same account every time, whatever became of the email address', async () => {
    const first = await browser.signIn(provider, person)
    await rows(`UPDATE account SET email = 'moved@example.com'`)
    const second = await browser.signIn(provider, person)
    expect(second.user.id).toBe(first.user.id)
    expect(await accounts()).toHaveLength(1)
  })

  test('joins the customer’s account of the same email address, whose password stays', async () => {
    const accountId = await giveEmail('customer', provider)
    const { user } = await browser.signIn(provider, person)
    expect(user).toMatchObject({ id: accountId, firstName: 'Sam', hasPassword: true })
    expect(await events()).toEqual(['providerLinked', 'signedIn'])
  })

  test('is emailed once to the owner of an existing account, with what to do if it was not them', async () => {
    await giveEmail('customer', provider)
    await browser.signIn(provider, person)
    await browser.signIn(provider, person)
    const name = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }[provider]
    const [mail, ...more] = await deliverAccountEmails(server.context)
    expect(more).toEqual([])
    expect(mail?.to).toBe(emailOf[provider])
    expect(mail?.subject).toBe(`You can now log in to Tuck In with ${name}`)
    expect(mail?.text).toContain('Hello Sam.')
    expect(mail?.text).toContain(`Change its password at ${name} first`)
    expect(mail?.text).toMatch(/\/forgot-password$/m)
  })

  test('ends when a new password is set by email, until the address is proven again', async () => {
    const accountId = await giveEmail('customer', provider)
    await browser.signIn(provider, person)
    const email = emailOf[provider]
    await post('reset-password/request', { email })
    const mails = await deliverAccountEmails(server.context)
    const mail = mails.find(({ text }) => text.includes('#'))
    const token = mail && linkIn(mail).secret.get('code')
    expect(
      (await post('reset-password', { token, email, password: 'mushy peas' })).statusCode,
    ).toBe(200)
    expect(await rows('SELECT 1 FROM social_identity')).toEqual([])
    await deliverAccountEmails(server.context)
    expect((await browser.signIn(provider, person)).user.id).toBe(accountId)
    expect(await deliverAccountEmails(server.context)).toHaveLength(1)
  })

  test('that is under way opens nothing once a new password is set', async () => {
    const accountId = await giveEmail('customer', provider)
    await browser.signIn(provider, person)
    const page = await browser.goAndReturn(provider, person)
    const transaction = await server.context.db.startTransaction().execute()
    await transaction
      .updateTable('account')
      .set({ password_hash: 'y' })
      .where('id', '=', accountId)
      .execute()
    const redeeming = browser.redeem(page)
    await untilConnectionWaits(server.context).finally(() => transaction.commit().execute())
    expect(await redeeming).toMatchObject({ code: 401, message: failureOf[provider] })
  })

  test('refuses to register somebody who has an account', async () => {
    const existing = { code: 409, message: 'EXISTING_USER' }
    await giveEmail('customer', provider)
    expect(await browser.signIn(provider, person, 'register')).toMatchObject(existing)
    await browser.signIn(provider, person)
    expect(await browser.signIn(provider, person, 'register')).toMatchObject(existing)
  })

  test.each(['partner', 'operator'] as const)('refuses the address of a %s', async (type) => {
    await giveEmail(type, provider)
    for (const target of ['login', 'register'] as const)
      expect(await browser.signIn(provider, person, target)).toMatchObject({
        code: 403,
        message: 'PROFILE_TYPE_NOT_ALLOWED',
      })
  })

  test('refuses a suspended account, joined or not', async () => {
    const accountId = await giveEmail('customer', provider)
    const suspend = (at: Date | null) =>
      rows('UPDATE account SET suspended_at = $1 WHERE id = $2', at, accountId)
    const suspended = { code: 403, message: 'SUSPENDED_USER' }
    await suspend(FRIDAY_EVENING)
    expect(await browser.signIn(provider, person)).toMatchObject(suspended)
    expect(await rows('SELECT 1 FROM social_identity')).toEqual([])
    await suspend(null)
    await browser.signIn(provider, person)
    await suspend(FRIDAY_EVENING)
    expect(await browser.signIn(provider, person)).toMatchObject(suspended)
    expect(await browser.signIn(provider, person, 'register')).toMatchObject(suspended)
  })

  test('refuses somebody new without a confirmed email address', async () => {
    for (const target of ['login', 'register'] as const)
      expect(await browser.signIn(provider, withoutEmail[provider], target)).toMatchObject({
        code: 422,
        message: 'SOCIAL_AUTH_NO_EMAIL',
      })
    expect(await accounts()).toEqual([])
  })

  test('completes an account that was registered by email, whose link then says so', async () => {
    const email = emailOf[provider]
    await post('register', { email })
    const [mail] = await deliverAccountEmails(server.context)
    const code = mail && linkIn(mail).secret.get('code')
    const { user } = await browser.signIn(provider, person, 'register')
    expect(user.email).toBe(email)
    expect(await accounts()).toHaveLength(1)
    const confirmed = await post('register/confirm', { code })
    expect(confirmed.json()).toMatchObject({ message: 'ACCOUNT_ALREADY_CONFIRMED' })
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })

  test('brings the guest’s basket along', async () => {
    const { storeId } = await openTestStore(server.context)
    const made = await server.app.inject({ method: 'POST', url: '/api/v1/cart', body: { storeId } })
    const { cartToken } = made.json<{ cartToken: string }>()
    const page = await browser.goAndReturn(provider, 'new')
    const { tokens } = await browser.redeem(page, { cartToken })
    const own = await server.app.inject({
      url: '/api/v1/cart',
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    })
    expect(own.json()).toMatchObject({ cartToken })
  })

  test('that is cancelled comes back saying so, and nothing else', async () => {
    for (const target of ['login', 'register'] as const) {
      const page = await browser.goAndReturn(provider, '', target)
      expect(pathOf(page)).toBe(`/${target}?provider=${provider}&error=cancelled`)
    }
  })
})

describe('the code in the address of the page', () => {
  test.each(providers)('signs in once, also when five use it at once (%s)', async (provider) => {
    const page = await browser.goAndReturn(provider, 'new')
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.redeem(page)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 401, 401, 401, 401])
    expect(await browser.redeem(page)).toMatchObject({ message: failureOf[provider] })
    expect(await rows('SELECT 1 FROM session')).toHaveLength(1)
  })

  test('is used up by a refusal as well', async () => {
    await giveEmail('customer', 'google')
    const page = await browser.goAndReturn('google', 'priya', 'register')
    expect(await browser.redeem(page)).toMatchObject({ message: 'EXISTING_USER' })
    expect(await browser.redeem(page, { how: 'login' })).toMatchObject({ code: 401 })
  })

  test('works for a minute', async () => {
    const page = await browser.goAndReturn('google', 'new')
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
    expect(await browser.redeem(page)).toMatchObject({ message: failureOf.google })
  })

  test('is deleted when it is not used in time', async () => {
    const storedReturns = () => rows('SELECT 1 FROM social_return')
    await browser.goAndReturn('google', 'new')
    const before = (await storedReturns()).length
    await deleteExpiredSessions(server.context, new AbortController().signal)
    expect(await storedReturns()).toHaveLength(before)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 61_000))
    await deleteExpiredSessions(server.context, new AbortController().signal)
    expect(await storedReturns()).toEqual([])
  })

  test('is worthless in another browser, so that a link signs nobody in', async () => {
    const page = await browser.goAndReturn('google', 'new')
    const other = new TestSocialBrowser(server.app)
    await other.goAndReturn('google', 'new')
    expect(await other.redeem(page)).toMatchObject({ code: 401, message: failureOf.google })
    expect(await browser.redeem(page)).toMatchObject({ code: 200 })
  })

  test('belongs to its provider', async () => {
    const page = await browser.goAndReturn('google', 'new')
    expect(await browser.redeem(page, { provider: 'facebook' })).toMatchObject({
      code: 401,
      message: failureOf.facebook,
    })
  })

  test.each([
    ['/auth/login/social/google', 400, [{ field: 'code', code: 'required_field' }]],
    ['/auth/login/social/google?code=short', 401, failureOf.google],
    ['/auth/register/social/facebook?code=short', 401, failureOf.facebook],
    ['/auth/login/social/acorn?code=aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400, 'INVALID_ID_PAREMETER'],
  ])('%s is refused', async (path, statusCode, message) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/v1${path}`, body: {} })
    expect(answer.json()).toMatchObject({ statusCode, message })
  })

  test('several providers at once with one email address make one account', async () => {
    const ways = await Promise.all(
      providers.map(async (provider) => {
        const own = new TestSocialBrowser(server.app)
        return { own, page: await own.goAndReturn(provider, 'tom') }
      }),
    )
    const answers = await Promise.all(ways.map(({ own, page }) => own.redeem(page)))
    expect(answers.map(({ code }) => code)).toEqual(providers.map(() => 200))
    expect(await accounts()).toHaveLength(1)
    expect(await rows('SELECT 1 FROM social_identity')).toHaveLength(providers.length)
  })

  test('one person who is new twice at once has one account', async () => {
    const pages = [
      await browser.goAndReturn('google', 'priya'),
      await browser.goAndReturn('google', 'priya'),
    ]
    const answers = await Promise.all(pages.map((page) => browser.redeem(page)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
  })
})
