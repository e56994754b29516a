import { createHash, createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { BOT_CHECK_ACTIONS } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import type { Database } from '#api/database/tables.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { BotCheckInput, BotCheckPort } from './bot-check.port.ts'
import { deleteUsedBefore, markUsed } from './used-bot-check.queries.ts'

/**
 * The lifetime of a challenge. A browser requests one when its form is sent, and needs less than a second.
 */
export const CHALLENGE_LIVES_MS = 5 * 60_000

/**
 * The work: keys derived one after the other until the right one is found, each of a number of rounds of
 * SHA-256, which browsers do as fast as any machine. On average 300,000 rounds: a tenth of a second on a
 * laptop, three tenths on an average phone. A server needs one key to set it and none to verify it.
 */
const ROUNDS_OF_A_KEY = 2000
const FEWEST_KEYS = 60
const MAXIMUM_KEYS = 240

/** No more than we send out; the signature proves that we sent it out. */
const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(ROUNDS_OF_A_KEY),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{32}$/),
      keySignature: z.string().regex(/^[0-9a-f]{64}$/),
      data: z.object({ action: z.enum(BOT_CHECK_ACTIONS), until: z.int() }),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({
    counter: z.int().min(0).max(MAXIMUM_KEYS),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
  }),
})

interface AltchaOptions {
  /** The secrets that challenges are signed with, the current one first. */
  secrets: readonly [string, ...string[]]
  db: Kysely<Database>
  now: () => Date
}

/**
 * Proof of work, set and verified by ourselves: no third party is involved, and people have nothing to see,
 * hear or do. A token is `btoa(JSON.stringify({ challenge, solution }))`.
 */
export function createAltcha({ secrets, db, now }: AltchaOptions): BotCheckPort {
  const signings = secrets.map(signingOf)
  const [present = signingOf(secrets[0])] = signings
  return {
    async challenge(action) {
      const until = now().getTime() + CHALLENGE_LIVES_MS
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS_OF_A_KEY,
        counter: randomInt(MAXIMUM_KEYS, FEWEST_KEYS),
        deriveKey,
        ...present,
        // Its own expiry is compared with the clock of the machine, not with the one that rules run at.
        data: { action, until },
      })
      return { driver: 'altcha', challenge: { ...challenge } }
    },
    async verify(input) {
      if (!(await isPassed(input))) throw new ApiError('Low recaptcha score.')
    },
  }

  async function isPassed({ token, action, subject }: BotCheckInput): Promise<boolean> {
    const given = solved.safeParse(readToken(token))
    if (!given.success) return false
    const { challenge, solution } = given.data
    const { data, nonce } = challenge.parameters
    if (data.action !== action || data.until <= now().getTime()) return false
    if (!(await isOurs({ challenge, solution }))) return false
    // Last, so that only solved challenges are stored.
    const hash = hashOf(nonce)
    const expiresAt = new Date(data.until)
    return markUsed(db, {
      hash,
      expiresAt,
      subject: subject === undefined ? null : hashOf(subject),
    })
  }

  async function isOurs(given: z.output<typeof solved>): Promise<boolean> {
    for (const signing of signings) {
      const { verified } = await verifySolution({ ...given, deriveKey, ...signing })
      if (verified) return true
    }
    return false
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Secrets of its own, so that what is signed here is valid for nothing else. */
function signingOf(secret: string) {
  const derived = (what: string) =>
    createHmac('sha256', secret).update(`bot check ${what}`).digest('hex')
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') }
}

function readToken(token: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64').toString())
  } catch {
    return null
  }
}

/** Deletes used bot checks that are expired anyway. */
export async function deleteUsedChecks({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const at = now()
  await inBatches(signal, (maximum) => deleteUsedBefore(db, at, maximum))
}
