import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { BotCheckAction, getBotCheck } from '#contract/session.ts'
import { solveBotCheck, tokenOf } from '#api/testing/solve-bot-check.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { CHALLENGE_LIVES_MS, createAltcha } from './altcha.driver.ts'
import type { BotCheckPort } from './bot-check.port.ts'

const secret = 'one secret of thirty-two characters or more'
let server: TestApp
let now = FRIDAY_EVENING
let botCheck: BotCheckPort

beforeAll(async () => {
  server = await createTestApp()
  botCheck = withSecrets(secret)
})
beforeEach(() => {
  now = FRIDAY_EVENING
})
afterAll(() => server.close())

const withSecrets = (...secrets: [string, ...string[]]) =>
  createAltcha({ secrets, db: server.context.db, now: () => now })

const solved = async (action: BotCheckAction, by = botCheck) =>
  solveBotCheck(await by.challenge(action))

/** 'passed', or the message of the refusal. */
async function shown(token: string | null, action: BotCheckAction = 'login', to = botCheck) {
  try {
    await to.verify({ action, token, address: '192.0.2.1' })
    return 'passed'
  } catch (error) {
    return error instanceof Error ? error.message : 'refused'
  }
}

const refused = 'Low recaptcha score.'

/** The same token with a part changed. */
function changed(token: string, change: (given: Given) => void): string {
  // Written by solveBotCheck.
  const given = JSON.parse(Buffer.from(token, 'base64').toString()) as Given
  change(given)
  return tokenOf(given)
}
interface Given {
  challenge: {
    parameters: { cost: number; keyPrefix: string; data: Record<string, unknown> }
    signature?: string
  }
  solution: { counter: number; derivedKey: string }
}

describe('work that was done', () => {
  test('passes, for the action it was requested for', async () => {
    expect(await shown(await solved('login'), 'login')).toBe('passed')
    expect(await shown(await solved('register'), 'register')).toBe('passed')
    expect(await shown(await solved('login'), 'register')).toBe(refused)
    expect(await shown(await solved('register'), 'login')).toBe(refused)
  })

  test('passes once', async () => {
    const token = await solved('login')
    expect(await shown(token)).toBe('passed')
    expect(await shown(token)).toBe(refused)
  })

  test('passes again for the same order only, so that a request may be repeated', async () => {
    const token = await solved('order')
    const forCart = (subject: string) =>
      botCheck.verify({ action: 'order', token, address: '192.0.2.1', subject }).then(
        () => 'passed',
        (error: Error) => error.message,
      )
    expect(await Promise.all([forCart('one'), forCart('one')])).toEqual(['passed', 'passed'])
    expect(await forCart('one')).toBe('passed')
    expect(await forCart('another')).toBe(refused)
    expect(await shown(token, 'order')).toBe(refused)
  })

  test('passes once however many processes get it at once, and however it is written', async () => {
    const token = await solved('login')
    const spaced = Buffer.from(
      JSON.stringify(JSON.parse(Buffer.from(token, 'base64').toString()), null, 1),
    ).toString('base64')
    const elsewhere = withSecrets(secret)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        shown(i % 2 ? token : spaced, 'login', i % 3 ? botCheck : elsewhere),
      ),
    )
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(1)
  })

  test('passes for five minutes', async () => {
    const [soon, late] = [await solved('login'), await solved('login')]
    now = new Date(FRIDAY_EVENING.getTime() + CHALLENGE_LIVES_MS - 1)
    expect(await shown(soon)).toBe('passed')
    now = new Date(FRIDAY_EVENING.getTime() + CHALLENGE_LIVES_MS)
    expect(await shown(late)).toBe(refused)
  })

  test('passes while the signing secret is being changed, and not by another one', async () => {
    const next = withSecrets('another secret of thirty-two characters', secret)
    expect(await shown(await solved('login'), 'login', next)).toBe('passed')
    expect(await shown(await solved('login', next), 'login', next)).toBe('passed')
    expect(await shown(await solved('login', withSecrets('a stranger’s secret')))).toBe(refused)
  })
})

describe('refuses', () => {
  test.each([
    ['no token', null],
    ['an empty one', ''],
    ['an invalid token', 'passed'],
    ['a token of nothing', tokenOf({})],
    ['a list', Buffer.from('[]').toString('base64')],
    ['deep nesting', Buffer.from('['.repeat(3000)).toString('base64')],
  ])('%s', async (_what, token) => {
    expect(await shown(token)).toBe(refused)
  })

  test.each<[string, (given: Given) => void]>([
    ['work that was not done', ({ solution }) => (solution.derivedKey = 'ab'.repeat(32))],
    ['less work than was required', ({ challenge }) => (challenge.parameters.cost = 1)],
    ['a key chosen by its bearer', ({ challenge }) => (challenge.parameters.keyPrefix = '00')],
    ['another action', ({ challenge }) => (challenge.parameters.data['action'] = 'register')],
    ['a longer life', ({ challenge }) => (challenge.parameters.data['until'] = 9e12)],
    ['a missing signature', ({ challenge }) => delete challenge.signature],
    ['a made-up signature', ({ challenge }) => (challenge.signature = 'ab'.repeat(32))],
  ])('%s', async (_what, change) => {
    const token = changed(await solved('login'), change)
    expect(await shown(token)).toBe(refused)
    expect(await shown(token, 'register')).toBe(refused)
  })
})

describe('on the way to an account', () => {
  let guarded: TestApp
  beforeAll(async () => {
    guarded = await createTestApp({ botCheck })
  })
  afterAll(() => guarded.close())

  const sendCall = async (action: string) => {
    const answer = await guarded.app.inject(`/api/v1/auth/bot-check?action=${action}`)
    return { answer, challenge: answer.json<OutputOf<typeof getBotCheck>>() }
  }
  const send = async (path: string, body: object) => {
    const answer = await guarded.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, body })
    return { code: answer.statusCode, message: answer.json<{ message: string }>().message }
  }
  const credentials = { username: 'sam@example.com', password: 'chips' }

  test('the challenge is sent, and no cache stores it', async () => {
    const { answer, challenge } = await sendCall('login')
    expect(challenge.driver).toBe('altcha')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await sendCall('eat')).answer.statusCode).toBe(400)
  })

  test.each([
    ['login', 'login', credentials, 401, 'Unauthorized'],
    ['register', 'register', { email: 'nia@example.com' }, 200, 'CONFIRMATION_SENT'],
  ])('%s is looked at after it, and only then', async (path, action, body, code, message) => {
    expect(await send(path, body)).toEqual({ code: 403, message: refused })
    const captcha = await solveBotCheck((await sendCall(action)).challenge)
    expect(await send(path, { ...body, captcha })).toEqual({ code, message })
    expect(await send(path, { ...body, captcha })).toEqual({ code: 403, message: refused })
  })

  test('the staff of stores and of the marketplace need none', async () => {
    expect(
      (
        await guarded.app.inject({
          method: 'POST',
          url: '/api/v1/partner/auth/login',
          body: credentials,
        })
      ).statusCode,
    ).toBe(401)
    expect(
      (
        await guarded.app.inject({
          method: 'POST',
          url: '/api/v1/operator/auth/login',
          body: credentials,
        })
      ).statusCode,
    ).toBe(401)
  })
})
