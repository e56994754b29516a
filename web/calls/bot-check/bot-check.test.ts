import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it, vi } from 'vitest'
import { passBotCheck } from './bot-check.ts'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'another' }
const work = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 300, counter: 25, deriveKey, ...secrets })

/** What the server answers, and which addresses were asked. */
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
  // What a token is made of.
  const solved = JSON.parse(atob(token ?? '')) as Payload
  return (await verifySolution({ ...solved, deriveKey, ...secrets })).verified
}

describe('passing the bot check', () => {
  it('asks for the action, and does the work', async () => {
    const challenge = await work()
    const requests = serve(() => json({ driver: 'altcha', challenge }))
    expect(await isSolved(await passBotCheck('register'))).toBe(true)
    expect(requests).toEqual(['/api/v1/auth/bot-check?action=register'])
  })

  it('does the work by itself on pages without TLS, without holding the page up', async () => {
    const challenge = await work()
    serve(() => json({ driver: 'altcha', challenge }))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    let longestMs = 0
    // What this thread works without a pause; what keeps the machine from it does not count.
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
    // 30 ms are meant, and a slow machine takes its time.
    expect(longestMs).toBeLessThan(500)
  })

  it('does nothing where none is wanted', async () => {
    serve(() => json({ driver: 'none' }))
    expect(await passBotCheck('login')).toBeNull()
  })

  it.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is busy', () => json({ message: 'TOO_MANY_REQUESTS' }, 429)],
    ['the answer is none', () => new Response('<html>')],
    ['the work makes no sense', () => json({ driver: 'altcha', challenge: {} })],
    ['Google’s script cannot be loaded', () => json({ driver: 'recaptcha', siteKey: 'site' })],
  ])('leaves it to the call that follows to say what is wrong when %s', async (_what, answer) => {
    serve(answer)
    expect(await passBotCheck('login')).toBeNull()
  })
})
