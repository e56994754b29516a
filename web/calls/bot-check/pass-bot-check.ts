import type { BotCheckAction } from '#contract/session.ts'
import { fetchNow, ignoreUnfetched } from '#web/calls/request/connection.ts'

/**
 * Passes the bot check, which is fetched with its first use, see `bot-check.ts`. Null also where it
 * can't be fetched: then the call that follows says that nobody can be reached.
 */
export async function passBotCheck(action: BotCheckAction): Promise<string | null> {
  const fetched = await fetchNow(() => import('./bot-check.ts')).catch(ignoreUnfetched)
  return fetched ? fetched.passBotCheck(action) : null
}
