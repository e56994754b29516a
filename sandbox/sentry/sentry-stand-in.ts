import type { ServerResponse } from 'node:http'
import { answerJson, answerPage, answerSeeOther } from '#sandbox/http/answers.ts'
import { html, type Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { readBytes } from '#sandbox/http/read-body.ts'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { readEnvelope, type Envelope } from './envelope.ts'

const MAXIMUM_ENVELOPES = 300
const MAXIMUM_BYTES = 20 * 1024 * 1024
const SHOWN = 30
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' })

/** Sentry as far as it takes envelopes. Keeps the newest in memory, to be read. */
export function standInForSentry(): StandIn {
  const envelopes: Envelope[] = []
  return {
    title: 'Sentry',
    purpose: 'Takes what servers and browsers report of errors, and shows all of it.',
    homePath: '/sentry',
    routes: [
      {
        method: 'OPTIONS',
        path: /^\/sentry\/api\/\d+\/envelope\/$/,
        isForOtherSites: true,
        answer({ response }) {
          allowOthers(response)
          response.writeHead(204).end()
        },
      },
      {
        method: 'POST',
        path: /^\/sentry\/api\/\d+\/envelope\/$/,
        isForOtherSites: true,
        async answer({ request, response }) {
          allowOthers(response)
          const bytes = await readBytes(request, MAXIMUM_BYTES)
          const envelope = bytes && readEnvelope(bytes, new Date())
          if (!envelope) return answerJson(response, { detail: 'no envelope' }, { status: 400 })
          envelopes.push(envelope)
          if (envelopes.length > MAXIMUM_ENVELOPES) envelopes.shift()
          answerJson(response, {})
        },
      },
      ...stateRoutes(envelopes),
      {
        method: 'GET',
        path: /^\/sentry\/?$/,
        answer: ({ request, response }) =>
          answerPage(response, sentryPage(envelopes, request.headers.host ?? 'localhost:3001')),
      },
      {
        method: 'POST',
        path: /^\/sentry\/forget$/,
        answer({ response }) {
          envelopes.length = 0
          answerSeeOther(response, '/sentry')
        },
      },
    ],
    stop: async () => {},
  }
}

/** For programs: everything that came, the oldest first; and a fresh start. */
function stateRoutes(envelopes: Envelope[]): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/sentry\/api\/envelopes$/,
      answer: ({ response }) => answerJson(response, envelopes),
    },
    {
      method: 'DELETE',
      path: /^\/sentry\/api\/envelopes$/,
      answer({ response }) {
        envelopes.length = 0
        response.writeHead(204).end()
      },
    },
  ]
}

/** Browsers send from the marketplace's own address, as they do to the real one. */
function allowOthers(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
}

function sentryPage(envelopes: readonly Envelope[], host: string): Html {
  return page(
    'Sentry',
    html`<h1>Sentry</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> It takes the envelopes of Sentry’s SDKs and shows what
        is in them.
      </p>
      <section>
        <h2>Let the marketplace report here</h2>
        <pre>SENTRY_DSN=http://key@${host}/sentry/1 npm start</pre>
      </section>
      ${
        envelopes.length === 0
          ? html`<p class="empty">Nothing was reported yet.</p>`
          : html`<form method="post" action="/sentry/forget">
                <button class="quiet">Forget the envelopes</button>
              </form>
              <ol class="rows">
                ${envelopes
                  .toReversed()
                  .slice(0, SHOWN)
                  .flatMap(({ at, items }) =>
                    items.map(
                      ({ type, payload }) =>
                        html`<li class="row">
                          <span class="row-top"
                            ><strong>${type}</strong>
                            <time datetime="${at}">${TIME.format(new Date(at))}</time></span
                          >
                          <details>
                            <summary>What is in it</summary>
                            <pre>${JSON.stringify(payload, null, 2)}</pre>
                          </details>
                        </li>`,
                    ),
                  )}
              </ol>`
      }`,
  )
}
