import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOpenIdDriver } from './google.driver.ts'
import type { SocialDriver } from './social-sign-in.port.ts'
import {
  RETURN_URL,
  startIndependentProvider,
  type IndependentProvider,
} from './testing/openid-provider.ts'

let provider: IndependentProvider
let driver: SocialDriver
beforeAll(async () => {
  provider = await startIndependentProvider()
  driver = createOpenIdDriver(provider)
})
afterAll(() => provider.stop())

async function goAs(person: string | null) {
  const { url, proofs } = await driver.begin(RETURN_URL)
  return { proofs, back: await provider.visit(url, person) }
}

describe('with an OpenID provider of another author', () => {
  test('somebody with a confirmed email address is identified by it', async () => {
    const { back, proofs } = await goAs('mina')
    expect(await driver.finish(back, proofs)).toEqual({
      subject: 'mina',
      email: 'mina.vale@example.com',
      firstName: 'Mina',
      lastName: 'Vale',
    })
  })

  test('an address that is not confirmed does not count', async () => {
    const { back, proofs } = await goAs('otto')
    expect(await driver.finish(back, proofs)).toMatchObject({ subject: 'otto', email: null })
  })

  test('a code works once', async () => {
    const { back, proofs } = await goAs('mina')
    await driver.finish(back, proofs)
    await expect(driver.finish(back, proofs)).rejects.toMatchObject({
      reason: 'failed',
      what: expect.stringContaining('invalid_grant'),
    })
  })

  test('somebody who cancels is cancelled', async () => {
    const { back, proofs } = await goAs(null)
    await expect(driver.finish(back, proofs)).rejects.toMatchObject({ reason: 'cancelled' })
  })

  test.each([
    ['state', 'OAUTH_INVALID_RESPONSE'],
    ['nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['verifier', 'OAUTH_RESPONSE_BODY_ERROR invalid_grant'],
  ])('another %s is refused', async (which, what) => {
    const { back, proofs } = await goAs('mina')
    const wrong = { ...proofs, [which]: 'w'.repeat(43) }
    await expect(driver.finish(back, wrong)).rejects.toMatchObject({ reason: 'failed', what })
  })

  test('an answer in the name of another provider is refused', async () => {
    const { back, proofs } = await goAs('mina')
    back.searchParams.set('iss', 'https://accounts.google.com')
    await expect(driver.finish(back, proofs)).rejects.toMatchObject({ reason: 'failed' })
  })

  test('an answer that does not name its issuer is refused, because this one always does', async () => {
    const { back, proofs } = await goAs('mina')
    back.searchParams.delete('iss')
    await expect(driver.finish(back, proofs)).rejects.toMatchObject({ reason: 'failed' })
  })

  test('another client’s secret is refused', async () => {
    const { back, proofs } = await goAs('mina')
    const guessing = createOpenIdDriver({ ...provider, clientSecret: 'guessed' })
    await expect(guessing.finish(back, proofs)).rejects.toMatchObject({
      reason: 'failed',
      what: expect.stringContaining('invalid_client'),
    })
  })

  test('a provider that gives itself another name is refused', async () => {
    const alias = createOpenIdDriver({
      ...provider,
      issuer: provider.issuer.replace('127.0.0.1', 'localhost'),
    })
    await expect(alias.begin(RETURN_URL)).rejects.toMatchObject({ reason: 'failed' })
  })
})
