import type { BotCheckAction } from '#contract/session.ts'
import { fetchNow, ignoreUnfetched } from '#web/calls/request/connection.ts'

/**
 * Passes the bot check, which is loaded at its first use, see `bot-check.ts`. Null also if it can't be
 * loaded: then the call that follows fails for the same reason.
 */
export async function passBotCheck(action: BotCheckAction): Promise<string | null> {
  const fetched = await fetchNow(() => import('./bot-check.ts')).catch(ignoreUnfetched)
  return fetched ? fetched.passBotCheck(action) : null
}
