import type { OutputOf } from '#contract/call.ts'
import type { BotCheckAction, getBotCheck } from '#contract/session.ts'

export interface BotCheckInput {
  action: BotCheckAction
  token: string | null
  /** The network address it came from. */
  address: string
  /** What it was used for, of actions that may be requested again and are done once. */
  subject?: string
}

/** Distinguishes people from bots before they register, log in, or order in cash as a guest. */
export type BotCheckPort = {
  /** What a browser must do to pass, for an action. */
  challenge(action: BotCheckAction): Promise<OutputOf<typeof getBotCheck>>
  /**
   * Throws "Low recaptcha score." for a token that is missing, wrong, of another action, expired or used
   * already; with a `subject`, one that was used for the same passes again as far as the driver can tell.
   */
  verify(input: BotCheckInput): Promise<void>
}

/** Lets everyone pass: where a proxy in front checks, and for measuring. */
export const NO_BOT_CHECK: BotCheckPort = {
  challenge: async () => ({ driver: 'none' }),
  verify: async () => {},
}
