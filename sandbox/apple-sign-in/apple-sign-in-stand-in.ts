import { readFileSync } from 'node:fs'
import { answer, answerJson, answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { peopleList } from '#sandbox/sign-in/people-list.ts'
import { APPLE_PEOPLE } from './apple-people.ts'
import { AppleState } from './apple-state.ts'
import { authorizeRoutes } from './authorize.ts'
import { tokenRoute } from './token.ts'

const SCRIPT = readFileSync(new URL('./send-form.browser.js', import.meta.url), 'utf8')

type Options = {
  /** Where the sandbox is reached, once it listens. */
  publicUrl: () => string
  /** Milliseconds since 1970; tests choose them. */
  now?: () => number
}

/** Apple as a provider of OpenID Connect. Keeps nothing over a restart. */
export function standInForAppleSignIn({ publicUrl, now = Date.now }: Options): StandIn {
  const state = new AppleState(() => `${publicUrl()}/apple-sign-in`, now)
  return {
    title: 'Sign in with Apple',
    purpose: 'Says who somebody is by OpenID Connect and a form, as Apple does.',
    homePath: '/apple-sign-in',
    routes: [
      homeRoute,
      scriptRoute,
      discoveryRoute(state),
      keysRoute(state),
      ...authorizeRoutes(state),
      tokenRoute(state),
    ],
    stop: async () => {},
  }
}

const homeRoute: Route = {
  method: 'GET',
  path: /^\/apple-sign-in\/?$/,
  answer: ({ response }) =>
    answerPage(
      response,
      page(
        'Sign in with Apple',
        html`<h1>Sign in with Apple</h1>
          <p class="notice">
            <strong>This is a stand-in.</strong> Press “Apple” where you log in to the marketplace,
            and choose who you are. A name is told the first time only.
          </p>
          ${peopleList(APPLE_PEOPLE)}`,
      ),
    ),
}

const scriptRoute: Route = {
  method: 'GET',
  path: /^\/apple-sign-in\/send-form\.js$/,
  answer: ({ response }) => answer(response, 'text/javascript; charset=utf-8', SCRIPT),
}

/** https://appleid.apple.com/.well-known/openid-configuration */
function discoveryRoute({ issuer }: AppleState): Route {
  return {
    method: 'GET',
    path: /^\/apple-sign-in\/\.well-known\/openid-configuration$/,
    answer: ({ response }) =>
      answerJson(response, {
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/auth/authorize`,
        token_endpoint: `${issuer()}/auth/token`,
        jwks_uri: `${issuer()}/auth/keys`,
        response_types_supported: ['code'],
        response_modes_supported: ['query', 'fragment', 'form_post'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'name'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        claims_supported: [
          'aud',
          'email',
          'email_verified',
          'exp',
          'iat',
          'is_private_email',
          'iss',
          'nonce',
          'sub',
        ],
      }),
  }
}

function keysRoute({ key }: AppleState): Route {
  return {
    method: 'GET',
    path: /^\/apple-sign-in\/auth\/keys$/,
    async answer({ response }) {
      answerJson(response, await key.publicKeys())
    },
  }
}
