import { answerJson, answerPage, answerSeeOther } from '#sandbox/http/answers.ts'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { billOf } from './bill.ts'
import { isMood, MapsState } from './calls.ts'
import { geocodingApiRoutes } from './geocoding-api.ts'
import { googlePage } from './google-page.ts'
import { placesApiRoutes } from './places-api.ts'
import { readBody } from '#sandbox/http/read-body.ts'

/** Google Maps Platform, as far as the marketplace uses it. Stores nothing over a restart. */
export function standInForGoogleMaps(): StandIn {
  const state = new MapsState()
  return {
    title: 'Google Maps',
    purpose: 'Answers searches for places as Google would, and counts what they would cost.',
    homePath: '/google-maps',
    routes: [
      ...placesApiRoutes(state),
      ...geocodingApiRoutes(state),
      ...pageRoutes(state),
      ...stateRoutes(state),
    ],
    stop: async () => {},
  }
}

function pageRoutes(state: MapsState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/google-maps\/?$/,
      answer: ({ request, response }) =>
        answerPage(response, googlePage(state, request.headers.host ?? 'localhost:3001')),
    },
    {
      method: 'POST',
      path: /^\/google-maps\/mood$/,
      async answer({ request, response }) {
        const form = new URLSearchParams((await readBody(request)) ?? '')
        const mood = form.get('mood') ?? ''
        if (isMood(mood)) state.mood = mood
        answerSeeOther(response, '/google-maps')
      },
    },
    {
      method: 'POST',
      path: /^\/google-maps\/forget$/,
      answer({ response }) {
        state.clear()
        answerSeeOther(response, '/google-maps')
      },
    },
  ]
}

/**
 * For programs:
 *
 * - `GET /google-maps/api/calls`: the mood, the calls and their bill.
 * - `DELETE /google-maps/api/calls`: forgets the calls.
 * - `PUT /google-maps/api/mood/{mood}`: how to answer from now on.
 */
function stateRoutes(state: MapsState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/google-maps\/api\/calls$/,
      answer({ response }) {
        const { mood, calls } = state
        answerJson(response, { mood, calls, bill: billOf(calls) })
      },
    },
    {
      method: 'DELETE',
      path: /^\/google-maps\/api\/calls$/,
      answer({ response }) {
        state.clear()
        response.writeHead(204).end()
      },
    },
    {
      method: 'PUT',
      path: /^\/google-maps\/api\/mood\/([^/]+)$/,
      answer({ response, params: [mood = ''] }) {
        if (!isMood(mood)) return answerJson(response, { message: 'NO_SUCH_MOOD' }, { status: 404 })
        state.mood = mood
        response.writeHead(204).end()
      },
    },
  ]
}
