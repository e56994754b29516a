import { answerJson, answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { peopleList } from '#sandbox/sign-in/people-list.ts'
import { authorizeRoutes } from './authorize.ts'
import { GOOGLE_PEOPLE } from './google-people.ts'
import { GoogleState } from './google-state.ts'
import { profileOf } from './id-token.ts'
import { tokenRoute } from './token.ts'

const CLAIMS = 'aud email email_verified exp family_name given_name iat iss name sub'

type Options = {
  /** Where the sandbox is reached, once it listens. */
  publicUrl: () => string
  /** Milliseconds since 1970; tests choose them. */
  now?: () => number
}

/** Google as a provider of OpenID Connect. Keeps nothing over a restart. */
export function standInForGoogleSignIn({ publicUrl, now = Date.now }: Options): StandIn {
  const state = new GoogleState(() => `${publicUrl()}/google-sign-in`, now)
  return {
    title: 'Sign in with Google',
    purpose: 'Says who somebody is by OpenID Connect, as Google does.',
    homePath: '/google-sign-in',
    routes: [
      homeRoute(),
      discoveryRoute(state),
      keysRoute(state),
      ...authorizeRoutes(state),
      tokenRoute(state),
      userInfoRoute(state),
    ],
    stop: async () => {},
  }
}

function homeRoute(): Route {
  return {
    method: 'GET',
    path: /^\/google-sign-in\/?$/,
    answer: ({ response }) =>
      answerPage(
        response,
        page(
          'Sign in with Google',
          html`<h1>Sign in with Google</h1>
            <p class="notice">
              <strong>This is a stand-in.</strong> Press “Continue with Google” in the marketplace,
              and choose who you are.
            </p>
            ${peopleList(GOOGLE_PEOPLE)}`,
        ),
      ),
  }
}

function discoveryRoute({ issuer }: GoogleState): Route {
  return {
    method: 'GET',
    path: /^\/google-sign-in\/\.well-known\/openid-configuration$/,
    answer: ({ response }) =>
      answerJson(response, {
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/o/oauth2/v2/auth`,
        token_endpoint: `${issuer()}/token`,
        userinfo_endpoint: `${issuer()}/v1/userinfo`,
        jwks_uri: `${issuer()}/oauth2/v3/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        claims_supported: CLAIMS.split(' '),
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code'],
        authorization_response_iss_parameter_supported: true,
      }),
  }
}

function keysRoute({ key }: GoogleState): Route {
  return {
    method: 'GET',
    path: /^\/google-sign-in\/oauth2\/v3\/certs$/,
    async answer({ response }) {
      answerJson(response, await key.publicKeys())
    },
  }
}

function userInfoRoute({ accessTokens, now }: GoogleState): Route {
  return {
    method: 'GET',
    path: /^\/google-sign-in\/v1\/userinfo$/,
    answer({ request, response }) {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const known = accessTokens.get(token)
      if (known && known.expiresAtMs > now()) return answerJson(response, profileOf(known.grant))
      answerJson(
        response,
        { error: 'invalid_request', error_description: 'Invalid Credentials' },
        { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
      )
    },
  }
}
