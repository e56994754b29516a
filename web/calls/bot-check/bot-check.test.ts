import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it, vi } from 'vitest'
import { passBotCheck } from './bot-check.ts'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'another' }
const work = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 300, counter: 25, deriveKey, ...secrets })

/** The server's answers, and the requested addresses. */
function serve(answer: () => Response | Promise<Response>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return answer()
  })
  return requests
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

async function isSolved(token: string | null): Promise<boolean> {
  // The parts of a token.
  const solved = JSON.parse(atob(token ?? '')) as Payload
  return (await verifySolution({ ...solved, deriveKey, ...secrets })).verified
}

describe('passing the bot check', () => {
  it('requests a challenge for the action, and solves it', async () => {
    const challenge = await work()
    const requests = serve(() => json({ driver: 'altcha', challenge }))
    expect(await isSolved(await passBotCheck('register'))).toBe(true)
    expect(requests).toEqual(['/api/v1/auth/bot-check?action=register'])
  })

  it('solves it by itself on pages without TLS, without blocking the page', async () => {
    const challenge = await work()
    serve(() => json({ driver: 'altcha', challenge }))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    let longestMs = 0
    // Time that this thread works without a pause; time that the machine spends elsewhere does not count.
    let last = process.threadCpuUsage()
    const pulse = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last)
      longestMs = Math.max(longestMs, (user + system) / 1000)
      last = process.threadCpuUsage()
    }, 1)
    const token = await passBotCheck('login')
    clearInterval(pulse)
    vi.unstubAllGlobals()
    expect(await isSolved(token)).toBe(true)
    // The target is 30 ms, and a slow machine takes longer.
    expect(longestMs).toBeLessThan(500)
  })

  it('does nothing if no check is required', async () => {
    serve(() => json({ driver: 'none' }))
    expect(await passBotCheck('login')).toBeNull()
  })

  it.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is busy', () => json({ message: 'TOO_MANY_REQUESTS' }, 429)],
    ['the answer is none', () => new Response('<html>')],
    ['the challenge is invalid', () => json({ driver: 'altcha', challenge: {} })],
    ['Google’s script cannot be loaded', () => json({ driver: 'recaptcha', siteKey: 'site' })],
  ])('leaves the error to the call that follows when %s', async (_what, answer) => {
    serve(answer)
    expect(await passBotCheck('login')).toBeNull()
  })
})
