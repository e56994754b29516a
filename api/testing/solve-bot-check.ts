import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { OutputOf } from '#contract/call.ts'
import type { getBotCheck } from '#contract/session.ts'

/** The token a browser would send for a challenge. */
export async function solveBotCheck(check: OutputOf<typeof getBotCheck>): Promise<string> {
  if (check.driver !== 'altcha') throw new Error('There is no work to be done')
  // Sent by our own driver, where the library made it.
  const challenge = check.challenge as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export function tokenOf(solved: object): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64')
}
