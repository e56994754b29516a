import type { Challenge } from 'altcha-lib'
import { API_BASE } from '#contract/constants.ts'
import type { Mailbox } from './mailbox.ts'
import { solveBotCheck } from './solve-bot-check.ts'

interface Wish {
  email: string
  password: string
}

let people = 0

/** Makes a customer's account by calls, for journeys that begin where there is one already. */
export async function makeAccount(url: string, mailbox: Mailbox, wish: Wish): Promise<void> {
  people += 1
  const from = `10.254.${people >> 8}.${people % 256}`
  const { challenge } = await call<{ challenge: Challenge }>('GET', '/bot-check?action=register')
  const captcha = await solveBotCheck(challenge)
  await call('POST', '/register', { email: wish.email, captcha })
  const { links } = await mailbox.receive(wish.email, 'Confirm your e-mail')
  const link = links.find(({ href }) => href.includes('/account-verify#'))
  if (!link) throw new Error('The e-mail has no link to confirm its address')
  const code = new URLSearchParams(new URL(link.href).hash.slice(1)).get('code')
  await call('POST', '/register/confirm', { code })
  const phone = `07700 900${String(people).padStart(3, '0')}`
  const details = { firstName: 'Nia', lastName: 'Morgan', phone, password: wish.password }
  await call('POST', '/register/complete', { code, ...details })

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}${API_BASE}/auth${path}`, {
      method,
      headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    // Each call names what the contract says that it answers.
    return answer as Answer
  }
}
