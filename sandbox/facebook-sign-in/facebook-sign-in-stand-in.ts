import { answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { StandIn } from '#sandbox/http/stand-in.ts'
import { peopleList } from '#sandbox/sign-in/people-list.ts'
import { dialogRoutes } from './dialog.ts'
import { FACEBOOK_PEOPLE } from './facebook-people.ts'
import { FacebookState } from './facebook-state.ts'
import { graphRoutes } from './graph-api.ts'

/** Facebook Login: OAuth 2 and the Graph API. `now` is milliseconds since 1970. */
export function standInForFacebookSignIn({ now = Date.now }: { now?: () => number } = {}): StandIn {
  const state = new FacebookState(now)
  return {
    title: 'Sign in with Facebook',
    purpose: 'Says who somebody is by OAuth 2 and the Graph API, as Facebook does.',
    homePath: '/facebook-sign-in',
    routes: [
      {
        method: 'GET',
        path: /^\/facebook-sign-in\/?$/,
        answer: ({ response }) => answerPage(response, homePage()),
      },
      ...dialogRoutes(state),
      ...graphRoutes(state),
    ],
    stop: async () => {},
  }
}

function homePage() {
  return page(
    'Sign in with Facebook',
    html`<h1>Sign in with Facebook</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> Press “Continue with Facebook” in the marketplace, and
        choose who you are.
      </p>
      ${peopleList(FACEBOOK_PEOPLE)}`,
  )
}
