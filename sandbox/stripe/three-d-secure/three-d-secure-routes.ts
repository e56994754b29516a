import { readFileSync } from 'node:fs'
import { answer, answerPage, PAGE_POLICY } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { finishAuthentication, waitingIntent } from './finish-authentication.ts'
import type { Waiting } from './finish-authentication.ts'
import { authenticationPage, donePage, nothingToDoPage } from './three-d-secure-page.ts'

const STYLES = readFileSync(new URL('./three-d-secure.css', import.meta.url), 'utf8')
const SCRIPT = readFileSync(new URL('./three-d-secure.browser.js', import.meta.url), 'utf8')
const PATH = /^\/stripe\/3d-secure\/(\w+)$/

/** The page on which a bank would ask the customer whether it is really them. */
export function threeDSecureRoutes(state: StripeState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/stripe\/3d-secure\.css$/,
      answer: ({ response }) => answer(response, 'text/css; charset=utf-8', STYLES),
    },
    {
      method: 'GET',
      path: /^\/stripe\/3d-secure\.js$/,
      answer: ({ response }) => answer(response, 'text/javascript; charset=utf-8', SCRIPT),
    },
    { method: 'GET', path: PATH, answer: (call) => show(state, call) },
    { method: 'POST', path: PATH, answer: (call) => finish(state, call) },
  ]
}

function show(state: StripeState, { response, url, params: [id = ''] }: Call): void {
  const isFramed = isInFrame(url)
  const waiting = waitingIntent(state, id)
  if (!waiting) {
    return answerPage(response, nothingToDoPage(isFramed), {
      status: 404,
      headers: policyFor(null),
    })
  }
  const page = authenticationPage(waiting, isFramed)
  answerPage(response, page, { headers: policyFor(returnUrlOf(state, waiting)) })
}

async function finish(state: StripeState, { request, response, url, params: [id = ''] }: Call) {
  const form = new URLSearchParams((await readBody(request)) ?? '')
  const isFramed = isInFrame(url)
  const waiting = waitingIntent(state, id)
  if (!waiting) {
    return answerPage(response, nothingToDoPage(isFramed), {
      status: 409,
      headers: policyFor(null),
    })
  }
  const returnUrl = returnUrlOf(state, waiting)
  const isAuthenticated = form.get('outcome') === 'complete'
  const after = state.inOneGo(() => finishAuthentication(state, waiting, isAuthenticated))
  const hasSucceeded = after.status === 'succeeded' || after.status === 'requires_capture'
  const outcome = hasSucceeded ? 'succeeded' : 'failed'
  if (isFramed || returnUrl === null) {
    return answerPage(response, donePage(id, outcome), { headers: policyFor(null) })
  }
  const back = new URL(returnUrl)
  back.searchParams.set(after.object, id)
  back.searchParams.set(`${after.object}_client_secret`, after.client_secret ?? '')
  back.searchParams.set('redirect_status', outcome)
  response.writeHead(303, { Location: back.href, 'Cache-Control': 'no-store' }).end()
}

function isInFrame({ searchParams }: URL): boolean {
  return searchParams.get('framed') === 'yes'
}

function returnUrlOf(state: StripeState, { intent }: Waiting): string | null {
  return state.find('authentication', intent.id)?.returnUrl ?? null
}

/** Any page may frame it, as it may the page of a bank; browsers apply a form's policy to the redirect too. */
function policyFor(returnUrl: string | null) {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`
  return {
    'Content-Security-Policy': PAGE_POLICY.replace(
      "frame-ancestors 'none'",
      'frame-ancestors *',
    ).replace("form-action 'self'", `form-action 'self'${back}`),
  }
}
