import { SocialTrouble } from './social-sign-in.port.ts'

/** The most that a person waits for a provider, in all. */
export const PROVIDER_TIMEOUT_MS = 5000

/** Gives up on work after so long. What it still asks of others has time-outs of its own. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SocialTrouble('failed', 'too slow')), ms)
  })
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    clearTimeout(timer)
  }
}
