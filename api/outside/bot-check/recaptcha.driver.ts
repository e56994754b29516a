import { z } from 'zod'
import type { BotCheckAction } from '#contract/session.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { BotCheckPort } from './bot-check.port.ts'

/** https://developers.google.com/recaptcha/docs/v3#interpreting_the_score */
const LOWEST_SCORE = 0.5
const GOOGLES_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIME_OUT_MS = 5000
const LOGGED_EVERY_MS = 60_000

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})
type Verdict = z.output<typeof answer>

export interface BotCheckLog {
  warn(fields: object, message: string): void
}

interface RecaptchaOptions {
  siteKey: string
  secretKey: string
  /** Another address than Google's; null for Google's. */
  url: string | null
  /** The name of the site that tokens are made on. */
  hostname: string
  log: BotCheckLog
  timeoutMs?: number
}

/**
 * reCAPTCHA v3. While Google gives no verdict (it is slow, away or answers nonsense), everybody with a token
 * passes and it is logged: limits on attempts and on emails hold without it, and an outage of Google's must
 * not stop every order on a Friday night. Keys that Google refuses let nobody pass, because nothing would be
 * checked for as long as nobody noticed.
 */
export function createRecaptcha(options: RecaptchaOptions): BotCheckPort {
  const warn = atMostOnceAMinute(options.log)
  return {
    challenge: async () => ({ driver: 'recaptcha', siteKey: options.siteKey }),
    async verify({ action, token, address }) {
      if (!token) throw new ApiError('Low recaptcha score.')
      const verdict = await verifyWithGoogle(options, { token, address }).catch(
        (error: unknown) => {
          warn({ reason: reasonOf(error) }, 'reCAPTCHA gives no verdict: everyone passes')
          return null
        },
      )
      if (verdict === null) return
      const isKeyRefused = (verdict['error-codes'] ?? []).some((code) => code.endsWith('-secret'))
      if (isKeyRefused) {
        warn({}, 'reCAPTCHA refuses RECAPTCHA_SECRET_KEY: nobody passes')
        throw new ApiError('SERVICE_UNAVAILABLE')
      }
      if (!isPerson(verdict, action, options.hostname)) throw new ApiError('Low recaptcha score.')
    },
  }
}

function isPerson(
  { success, score = 0, action: scored, hostname }: Verdict,
  action: BotCheckAction,
  expectedHostname: string,
): boolean {
  return success && score >= LOWEST_SCORE && scored === action && hostname === expectedHostname
}

async function verifyWithGoogle(
  { secretKey, url, timeoutMs = TIME_OUT_MS }: RecaptchaOptions,
  { token, address }: { token: string; address: string },
): Promise<Verdict> {
  const response = await fetch(url ?? GOOGLES_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return answer.parse(await response.json())
}

/** Never what was sent, which contains the secret. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'unknown answer'
  return error instanceof Error ? error.message : 'unknown'
}

function atMostOnceAMinute(log: BotCheckLog): BotCheckLog['warn'] {
  let loggedAtMs = -Infinity
  return (fields, message) => {
    if (performance.now() - loggedAtMs < LOGGED_EVERY_MS) return
    loggedAtMs = performance.now()
    log.warn(fields, message)
  }
}
