import { createHmac, randomBytes } from 'node:crypto'
import { SocialTrouble, type SocialDriver, type SocialPerson } from './social-sign-in.port.ts'
import { personFromClaims } from './provider-person.ts'
import { PROVIDER_TIMEOUT_MS, within } from './provider-timeout.ts'

const VERSION = 'v24.0'

export type FacebookApp = {
  clientId: string
  clientSecret: string
  /** The address of the consent page, and of the Graph API. */
  dialogUrl?: string
  graphUrl?: string
  timeoutMs?: number
}

/**
 * Facebook Login: OAuth 2, and the Graph API for the person. Facebook returns an email address only if it is
 * confirmed. It has no nonce, and PKCE only in place of the app secret.
 */
export function createFacebookDriver(app: FacebookApp): SocialDriver {
  const { clientId, dialogUrl = 'https://www.facebook.com', timeoutMs = PROVIDER_TIMEOUT_MS } = app
  const { tokenFor, personOf } = graphOf(app, timeoutMs)
  return {
    async begin(returnUrl) {
      const state = randomBytes(32).toString('base64url')
      const url = new URL(`${dialogUrl}/${VERSION}/dialog/oauth`)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'email,public_profile',
        state,
      }).toString()
      return { url: url.href, proofs: { state, verifier: null, nonce: null } }
    },
    async finish(cameBackTo, { state }) {
      const answer = cameBackTo.searchParams
      if (answer.get('state') !== state) throw new SocialTrouble('failed', 'another state')
      if (answer.get('error') === 'access_denied') throw new SocialTrouble('cancelled', 'cancelled')
      const code = answer.get('code')
      if (!code) throw new SocialTrouble('failed', 'no code')
      const returnUrl = cameBackTo.origin + cameBackTo.pathname
      return within(timeoutMs, tokenFor(code, returnUrl).then(personOf))
    },
  }
}

/** The two requests to the Graph API. */
function graphOf(
  { clientId, clientSecret, graphUrl = 'https://graph.facebook.com' }: FacebookApp,
  timeoutMs: number,
) {
  const requestGraph = (path: string, init: RequestInit) =>
    queryGraph(`${graphUrl}/${VERSION}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return {
    async tokenFor(code: string, returnUrl: string): Promise<string> {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: returnUrl,
        code,
      })
      const { access_token: token } = await requestGraph('/oauth/access_token', {
        method: 'POST',
        body,
      })
      if (typeof token !== 'string' || token === '') throw new SocialTrouble('failed', 'no token')
      return token
    },
    async personOf(token: string): Promise<SocialPerson> {
      const query = new URLSearchParams({
        fields: 'id,first_name,last_name,email',
        appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
      })
      const headers = { authorization: `Bearer ${token}` }
      const answer = await requestGraph(`/me?${query.toString()}`, { headers })
      return personFromClaims({
        subject: answer['id'],
        email: answer['email'],
        isEmailVerified: true,
        firstName: answer['first_name'],
        lastName: answer['last_name'],
      })
    },
  }
}

async function queryGraph(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const { status, text } = await answered(url, init)
  const answer = jsonIn(text)
  if (status >= 200 && status < 300 && isRecord(answer)) return answer
  const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {}
  const numbers = [error['code'], error['error_subcode']].filter((each) => typeof each === 'number')
  throw new SocialTrouble('failed', ['status', status, ...numbers].join(' '))
}

async function answered(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    return { status: response.status, text: await response.text() }
  } catch {
    throw new SocialTrouble('failed', 'no answer')
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
