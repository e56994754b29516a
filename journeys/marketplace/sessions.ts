import type { Challenge } from 'altcha-lib'
import {
  DEMONSTRATION_OPERATOR,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'
import type { OutputOf } from '#contract/call.ts'
import { API_BASE } from '#contract/constants.ts'
import type { BotCheckAction, logIn } from '#contract/session.ts'
import { solveBotCheck } from './solve-bot-check.ts'

export interface SignIn {
  email: string
  password: string
}

/** A signed-in account, and its token. */
export type Session = OutputOf<typeof logIn>

let calls = 0

/** Logs people in, and sends calls as they do. */
export class Sessions {
  readonly #url: string
  /** By the email of each: a journey is over before they expire. */
  readonly #accessTokens = new Map<string, Promise<string>>()

  constructor(url: string) {
    this.#url = url
  }

  async logIn({ email, password }: SignIn): Promise<Session> {
    const captcha = await this.passBotCheck('login')
    return this.call<Session>('POST', '/auth/login', { username: email, password, captcha })
  }

  /** The staff of a store. */
  logInPartner(slug: string): Promise<Session> {
    return this.#logInStaff('partner', partnerEmail(slug))
  }

  logInOperator(): Promise<Session> {
    return this.#logInStaff('operator', DEMONSTRATION_OPERATOR.email)
  }

  #logInStaff(staff: 'partner' | 'operator', username: string): Promise<Session> {
    const signIn = { username, password: DEMONSTRATION_PASSWORD }
    return this.call<Session>('POST', `/${staff}/auth/login`, signIn)
  }

  protected async passBotCheck(action: BotCheckAction): Promise<string> {
    const path = `/auth/bot-check?action=${action}`
    const { challenge } = await this.call<{ challenge: Challenge }>('GET', path)
    return solveBotCheck(challenge)
  }

  /** The access token of a customer, who logs in once. */
  protected tokenOfCustomer(signIn: SignIn): Promise<string> {
    return this.tokenOf(signIn.email, () => this.logIn(signIn))
  }

  protected tokenOf(email: string, logIn: () => Promise<Session>): Promise<string> {
    const token = this.#accessTokens.get(email) ?? logIn().then(({ tokens }) => tokens.accessToken)
    this.#accessTokens.set(email, token)
    return token
  }

  protected async call<Answer>(
    method: string,
    path: string,
    body?: object,
    token?: string,
    proof: Record<string, string> = {},
  ) {
    calls += 1
    const response = await fetch(`${this.#url}${API_BASE}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.255.${process.pid % 256}.${calls % 256}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...proof,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = response.status === 204 ? null : await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    // Each call names what the contract says that it answers.
    return answer as Answer
  }
}
