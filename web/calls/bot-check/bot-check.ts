import type { OutputOf } from '#contract/call.ts'
import { API_BASE } from '#contract/constants.ts'
import type { BotCheckAction, getBotCheck } from '#contract/session.ts'

/**
 * Passes the invisible bot check: returns a token for the call that follows. Null if none is required, and if
 * the check failed: then the server refuses that call, or cannot be reached by it either. Each token can be
 * used once.
 */
export async function passBotCheck(action: BotCheckAction): Promise<string | null> {
  try {
    return await passedBy(await requestChallenge(action), action)
  } catch {
    return null
  }
}

type BotCheck = OutputOf<typeof getBotCheck>

async function requestChallenge(action: BotCheckAction): Promise<BotCheck> {
  const response = await fetch(`${API_BASE}/auth/bot-check?action=${action}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`No bot check: ${response.status}`)
  // The answer of our own API, as the contract has it.
  return (await response.json()) as BotCheck
}

async function passedBy(check: BotCheck, action: BotCheckAction): Promise<string | null> {
  switch (check.driver) {
    case 'none':
      return null
    case 'altcha': {
      const { solveInBackground } = await import('./bot-check-work.ts')
      return solveInBackground(check.challenge)
    }
    case 'recaptcha': {
      const { scoreByRecaptcha } = await import('./bot-check-recaptcha.ts')
      return scoreByRecaptcha(check.siteKey, action)
    }
  }
}
