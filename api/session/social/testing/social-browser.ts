import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/constants.ts'
import type { SocialProvider, SocialTarget, Tokens, User } from '#contract/session.ts'

/** The answer of a sign-in. */
export interface SocialAnswer {
  code: number
  message?: string
  user: User
  tokens: Tokens
}

/** A browser with cookies, between this server and the providers of a sandbox. */
export class TestSocialBrowser {
  readonly cookies = new Map<string, string>()
  /** As the server has set them. */
  readonly setCookies: string[] = []
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** Opens an address of the server; returns where it redirects. */
  async open(address: string): Promise<URL> {
    const { pathname, search } = new URL(address, 'http://localhost:3000')
    const answer = await this.#app.inject({ url: pathname + search, headers: this.#headers() })
    if (answer.statusCode !== 302) throw new Error(`${answer.statusCode} ${answer.body}`)
    this.#storeCookies(answer.headers['set-cookie'])
    return new URL(answer.headers.location ?? '', 'http://localhost:3000')
  }

  begin(provider: SocialProvider, target: SocialTarget = 'login'): Promise<URL> {
    return this.open(`${API_BASE}/auth/${provider}?target=${target}`)
  }

  /** Signs in on a provider's page. Returns the address that it redirects to. */
  async choose(url: URL, person: string): Promise<URL> {
    const page = await fetch(url)
    if (page.status !== 200) throw new Error(`The provider answers ${page.status}`)
    const body = new URLSearchParams(url.search)
    body.set('person', person)
    const answer = await fetch(url.origin + url.pathname, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const location = answer.headers.get('location')
    return location === null ? this.sendForm(await answer.text()) : new URL(location)
  }

  /** Sends the form of another site, which has no cookies; returns where that redirects. */
  async sendForm(markup: string): Promise<URL> {
    const action = /<form[^>]* action="([^"]+)"/.exec(markup)?.[1] ?? ''
    const body = new URLSearchParams()
    for (const [, name = '', value = ''] of markup.matchAll(/name="([^"]+)" value="([^"]*)"/g))
      body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    const answer = await this.#app.inject({
      method: 'POST',
      url: new URL(action).pathname,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      body: body.toString(),
    })
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`)
    return new URL(answer.headers.location ?? '')
  }

  /** The whole trip to the page: its address, with the code. */
  async goAndReturn(
    provider: SocialProvider,
    person: string,
    target: SocialTarget = 'login',
  ): Promise<URL> {
    const back = await this.choose(await this.begin(provider, target), person)
    return this.open(back.href)
  }

  /** What the page does with the code in its address. */
  async redeem(
    page: URL,
    {
      how = page.pathname === '/register' ? 'register' : 'login',
      provider = page.searchParams.get('provider') ?? '',
      cartToken = null,
    }: { how?: SocialTarget; provider?: string; cartToken?: string | null } = {},
  ): Promise<SocialAnswer> {
    const code = page.searchParams.get('code') ?? ''
    const answer = await this.#app.inject({
      method: 'POST',
      url: `${API_BASE}/auth/${how}/social/${provider}?code=${code}`,
      headers: this.#headers(),
      body: { cartToken },
    })
    return { code: answer.statusCode, ...answer.json<Omit<SocialAnswer, 'code'>>() }
  }

  async signIn(
    provider: SocialProvider,
    person: string,
    target: SocialTarget = 'login',
  ): Promise<SocialAnswer> {
    return this.redeem(await this.goAndReturn(provider, person, target))
  }

  #headers() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { 'user-agent': 'Firefox/140.0', ...(cookie && { cookie }) }
  }

  #storeCookies(given: string | string[] | undefined): void {
    for (const each of [given ?? []].flat()) {
      this.setCookies.push(each)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (/Max-Age=0(;|$)/.test(each)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
