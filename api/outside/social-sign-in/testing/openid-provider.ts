import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'

const clientId = 'tuck-in'
const clientSecret = 'a secret of the client, long enough'
export const RETURN_URL = 'http://localhost:3000/api/v1/auth/google/callback'

export interface IndependentProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Follows a redirect of the browser, as somebody or cancelling; returns where it comes back to. */
  visit(url: string, as: string | null): Promise<URL>
  stop(): Promise<void>
}

/** An OpenID provider of another author, which requires PKCE, with two accounts. */
export async function startIndependentProvider(): Promise<IndependentProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, await configuration())
  const handle = provider.callback()
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : handle(request, response)
    answered.catch(() => response.destroy())
  })
  return {
    issuer,
    clientId,
    clientSecret,
    visit,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const people: Record<string, { email: string; email_verified: boolean }> = {
  mina: { email: 'Mina.Vale@Example.com', email_verified: true },
  otto: { email: 'otto.vale@example.com', email_verified: false },
}

async function configuration(): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [RETURN_URL],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of these tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does: the requested claims are in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    interactions: { policy: withChoice(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, given_name: 'Mina', family_name: 'Vale', ...people[sub] }),
    }),
  }
}

/** Lets a client ask that people choose one of their accounts, as Google does. */
function withChoice() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** Agrees to everything as the person whom the visitor names, or cancels. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accountId = String(request.headers['x-visitor'] ?? '')
  const { params } = await provider.interactionDetails(request, response)
  if (accountId === '') {
    const cancelled = { error: 'access_denied', error_description: 'cancelled' }
    return provider.interactionFinished(request, response, cancelled)
  }
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(String(params['scope']))
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId },
    consent,
  })
}

async function visit(url: string, as: string | null): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(url)
  while (!at.href.startsWith(RETURN_URL)) {
    const cookie = [...cookies.values()].join('; ')
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie, 'x-visitor': as ?? '' },
    })
    for (const each of answer.headers.getSetCookie()) {
      const [pair = ''] = each.split(';')
      cookies.set(pair.split('=')[0] ?? '', pair)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answers ${answer.status} ${await answer.text()}`)
    at = new URL(location, at)
  }
  return at
}
