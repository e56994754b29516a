import type { OutputOf } from '#contract/call.ts'
import type { BotCheckAction, getBotCheck } from '#contract/session.ts'

/** What tells people from machines before they register or log in. */
export type BotCheckPort = {
  /** What a browser does to pass, for an action. */
  challenge(action: BotCheckAction): Promise<OutputOf<typeof getBotCheck>>
  /**
   * Throws "Low recaptcha score." for a token that is missing, wrong, of another action, too old or
   * used already.
   */
  verify(asked: { action: BotCheckAction; token: string | null; address: string }): Promise<void>
}

/** Lets everybody pass: where a proxy in front checks, and for measuring. */
export const NO_BOT_CHECK: BotCheckPort = {
  challenge: async () => ({ driver: 'none' }),
  verify: async () => {},
}
