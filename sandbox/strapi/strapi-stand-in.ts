import { answer, answerJson, answerPage, answerSeeOther } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route, StandIn } from '#sandbox/http/stand-in.ts'
import { delayAnswer } from '#sandbox/http/delay-answer.ts'
import {
  answerOfVersion4,
  answerOfVersion5,
  errorAnswer,
  FIRST_FOOTER,
  type FooterDocument,
} from './footer-document.ts'
import { strapiPage } from './strapi-page.ts'
import { isMood, type StrapiState } from './strapi-state.ts'

const SLOW_MS = 10_000

/** Strapi of either version, as far as a footer goes. Keeps nothing over a restart. */
export function standInForStrapi(): StandIn {
  const state: StrapiState = { mood: 'normal', footer: FIRST_FOOTER, requestCount: 0 }
  return {
    title: 'Strapi',
    purpose: 'The content service that the footer of every page may be written in.',
    homePath: '/strapi',
    routes: [
      {
        method: 'GET',
        path: /^\/strapi\/v([45])\/api\/footer$/,
        answer: (call) => answerFooter(state, call),
      },
      ...pageRoutes(state),
      ...stateRoutes(state),
    ],
    stop: async () => {},
  }
}

async function answerFooter(state: StrapiState, { response, url, params }: Call): Promise<void> {
  state.requestCount += 1
  if (state.mood === 'slow') {
    await delayAnswer(response, SLOW_MS)
    if (response.destroyed) return
  }
  const refuse = (status: number, name: string, message: string) =>
    answerJson(response, errorAnswer(status, name, message), { status })
  if (state.mood === 'down') return void response.destroy()
  if (state.mood === 'garbled') return answer(response, 'text/html', '<html>Try later</html>')
  if (state.mood === 'huge') return answerJson(response, { data: 'a'.repeat(5_000_000) })
  if (state.mood === 'forbidden') return refuse(403, 'ForbiddenError', 'Forbidden')
  if (state.mood === 'unpublished') return refuse(404, 'NotFoundError', 'Not Found')
  if (state.mood === 'broken') return refuse(500, 'InternalServerError', 'Internal Server Error')
  const found =
    params[0] === '4'
      ? answerOfVersion4(state.footer, url.searchParams)
      : answerOfVersion5(state.footer, url.searchParams)
  if (found === null) return refuse(400, 'ValidationError', 'Invalid key deep')
  answerJson(response, found)
}

function pageRoutes(state: StrapiState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/strapi\/?$/,
      answer: ({ request, response }) =>
        answerPage(response, strapiPage(state, request.headers.host ?? 'localhost:3001')),
    },
    {
      method: 'POST',
      path: /^\/strapi$/,
      async answer({ request, response }) {
        const form = new URLSearchParams((await readBody(request)) ?? '')
        const mood = form.get('mood') ?? ''
        if (isMood(mood)) state.mood = mood
        const footer = footerIn(form.get('footer'))
        if (footer) state.footer = footer
        answerSeeOther(response, '/strapi')
      },
    },
  ]
}

/**
 * For programs:
 *
 * - `GET /strapi/api/state`: the mood, and how often the footer was requested.
 * - `PUT /strapi/api/footer`: another footer.
 * - `PUT /strapi/api/mood/{mood}`: how to answer from now on.
 */
function stateRoutes(state: StrapiState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/strapi\/api\/state$/,
      answer: ({ response }) =>
        answerJson(response, { mood: state.mood, requestCount: state.requestCount }),
    },
    {
      method: 'PUT',
      path: /^\/strapi\/api\/footer$/,
      async answer({ request, response }) {
        const footer = footerIn(await readBody(request))
        if (!footer) return answerJson(response, { message: 'NO_FOOTER' }, { status: 400 })
        state.footer = footer
        response.writeHead(204).end()
      },
    },
    {
      method: 'PUT',
      path: /^\/strapi\/api\/mood\/([^/]+)$/,
      answer({ response, params: [mood = ''] }) {
        if (!isMood(mood)) return answerJson(response, { message: 'NO_SUCH_MOOD' }, { status: 404 })
        state.mood = mood
        response.writeHead(204).end()
      },
    },
  ]
}

function footerIn(text: string | null): FooterDocument | null {
  try {
    const read: unknown = JSON.parse(text ?? '')
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}
