import { SocialTrouble } from './social-sign-in.port.ts'

/** The maximum time that a person waits for a provider, in all. */
export const PROVIDER_TIMEOUT_MS = 5000

/** Rejects after a time. Requests that are under way have timeouts of their own. */
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
