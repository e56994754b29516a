import { answerJson, answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { timeElement } from '#sandbox/mail/list-page.ts'
import { MOODS, PushState, type ReceivedMessage } from './push-state.ts'
import { receive } from './receive.ts'

/** The push service of a browser that tests have instead of a real one. Keeps nothing over a restart. */
export function standInForPush({ publicUrl }: { publicUrl: () => string }): StandIn {
  const state = new PushState()
  return {
    title: 'Push service',
    purpose: 'Takes over notifications for the browsers of tests, and shows what they would.',
    homePath: '/push',
    routes: [
      {
        method: 'GET',
        path: /^\/push\/?$/,
        answer: ({ response }) => answerPage(response, messagesPage(state.messages)),
      },
      {
        method: 'POST',
        path: /^\/push\/send\/([^/]+)$/,
        answer: (call) => receive(state, call, publicUrl()),
      },
      ...programRoutes(state, publicUrl),
    ],
    stop: async () => {},
  }
}

/**
 * For programs:
 *
 * - `POST /push/api/subscriptions`: a subscription as a browser's; with `{ applicationServerKey }` of
 *   that sender alone.
 * - `DELETE /push/api/subscriptions/{id}`: the browser has unsubscribed.
 * - `GET /push/api/messages?subscription=`: what was sent, the newest first, decrypted.
 * - `DELETE /push/api/messages`: forgets them.
 * - `PUT /push/api/mood/{mood}`: how to answer from now on.
 */
function programRoutes(state: PushState, publicUrl: () => string): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/push\/api\/subscriptions$/,
      async answer({ request, response }) {
        const { id, publicKey, authSecret } = state.subscribe(keyIn(await readBody(request)))
        const keys = {
          p256dh: publicKey.toString('base64url'),
          auth: authSecret.toString('base64url'),
        }
        const endpoint = `${publicUrl()}/push/send/${id}`
        answerJson(response, { id, endpoint, expirationTime: null, keys }, { status: 201 })
      },
    },
    {
      method: 'DELETE',
      path: /^\/push\/api\/subscriptions\/([^/]+)$/,
      answer({ response, params: [id = ''] }) {
        state.unsubscribe(id)
        response.writeHead(204).end()
      },
    },
    {
      method: 'GET',
      path: /^\/push\/api\/messages$/,
      answer({ response, url }) {
        const of = url.searchParams.get('subscription')
        const items = state.messages.filter(
          ({ subscription }) => of === null || subscription === of,
        )
        answerJson(response, { items })
      },
    },
    {
      method: 'DELETE',
      path: /^\/push\/api\/messages$/,
      answer({ response }) {
        state.clear()
        response.writeHead(204).end()
      },
    },
    {
      method: 'PUT',
      path: /^\/push\/api\/mood\/([^/]+)$/,
      answer({ response, params: [name = ''] }) {
        const mood = MOODS.find((each) => each === name)
        if (!mood) return answerJson(response, { message: 'NO_SUCH_MOOD' }, { status: 404 })
        state.mood = mood
        response.writeHead(204).end()
      },
    },
  ]
}

function keyIn(body: string | null): string | null {
  if (!body) return null
  // Written by programs of ours.
  const { applicationServerKey = null } = JSON.parse(body) as {
    applicationServerKey?: string | null
  }
  return applicationServerKey
}

function messagesPage(messages: readonly ReceivedMessage[]) {
  return page(
    'Push service',
    html`<h1>Push service</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> Only browsers of tests subscribe here. Yours has a push
        service of its own, which delivers notifications for real.
      </p>
      ${
        messages.length === 0
          ? html`<p class="empty">Nothing yet.</p>`
          : html`<ol class="rows">
              ${messages.map(
                ({ text, contact, receivedAt }) =>
                  html`<li class="row">
                    <span class="row-top"><span>${contact}</span>${timeElement(receivedAt)}</span>
                    <span class="preview">${text}</span>
                  </li>`,
              )}
            </ol>`
      }`,
  )
}
