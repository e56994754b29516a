import { readBody } from '#sandbox/http/read-body.ts'
import type { Call } from '#sandbox/http/stand-in.ts'
import { delayAnswer } from '#sandbox/http/delay-answer.ts'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StoredAnswer } from '#sandbox/stripe/state/stored-objects.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Troubles } from '#sandbox/stripe/trouble/trouble.ts'
import { API_VERSION } from './api-version.ts'
import type { Endpoint, Places } from './endpoint.ts'
import { expanded } from './expand.ts'
import { readForm, readJson } from './form.ts'
import { fingerprintOf } from './idempotency.ts'
import type { Idempotency } from './idempotency.ts'
import { isCalledBySecretKey, secretKeyNeeded } from './keys.ts'
import { Params } from './params.ts'
import { publicView } from './public-view.ts'
import { Refusal } from './refusal.ts'

type Found = { endpoint: Endpoint; id: string }

export type StripeApi = {
  state: StripeState
  endpoints: readonly Endpoint[]
  idempotency: Idempotency
  troubles: Troubles
  places: Places
}

type Answer = { status: number; body: string; headers?: Readonly<Record<string, string>> }
type Method = Endpoint['method']

/** What one call is about, once it has been read. */
type ReadRequest = Found & {
  call: Call
  params: Params
  encoded: string
  isSecret: boolean
  requestId: string
  key: string | null
}

/** Answers one call of the REST API: who may, once only, in what trouble, and in which words. */
export async function answerCall(api: StripeApi, method: Method, call: Call): Promise<void> {
  const requestId = newId('req')
  try {
    const received = await read(api, method, call, requestId)
    const answer = await answerOnce(api, received)
    if (answer) send(call, received.requestId, answer, received.endpoint)
    else call.response.destroy()
  } catch (error) {
    send(call, requestId, answerOfError(error, true))
  }
}

async function read(
  api: StripeApi,
  method: Method,
  call: Call,
  requestId: string,
): Promise<ReadRequest> {
  const { request, url, params: groups } = call
  const found = findEndpoint(api.endpoints, method, groups[0] ?? '')
  const encoded = method === 'POST' ? ((await readBody(request)) ?? '') : url.search
  const isJson = method === 'POST' && found.endpoint.path.startsWith('v2/')
  const params = new Params(isJson ? readJson(encoded) : readForm(encoded.replace(/^\?/, '')))
  const isSecret = isCalledBySecretKey(request.headers, params.text('key'))
  if (!isSecret && !found.endpoint.isForBrowsers) throw secretKeyNeeded()
  if (!found.endpoint.isForBrowsers && request.headers['sec-fetch-site'] === 'cross-site') {
    throw secretKeyNeeded()
  }
  const header = request.headers['idempotency-key']
  const key = method === 'POST' && typeof header === 'string' ? header : null
  return { ...found, call, params, encoded, isSecret, requestId, key }
}

/** Null if the answer gets lost on its way. */
async function answerOnce(api: StripeApi, received: ReadRequest): Promise<Answer | null> {
  const { key, call, encoded, requestId } = received
  if (key === null) return inTrouble(api, received, () => execute(api, received, ''))
  const fingerprint = fingerprintOf(call.url.pathname, encoded)
  const before = api.idempotency.begin(key, fingerprint)
  if (before) return inTrouble(api, received, () => replayed(before))
  try {
    const answer = await inTrouble(api, received, () => execute(api, received, fingerprint))
    return (
      answer && { ...answer, headers: { 'Idempotency-Key': key, 'Original-Request': requestId } }
    )
  } finally {
    api.idempotency.end(key)
  }
}

function replayed({ id, requestId, status, body }: StoredAnswer): Answer {
  const headers = {
    'Idempotency-Key': id,
    'Idempotent-Replayed': 'true',
    'Original-Request': requestId,
  }
  return { status, body, headers }
}

async function inTrouble(
  { troubles }: StripeApi,
  { call: { response } }: ReadRequest,
  act: () => Answer,
): Promise<Answer | null> {
  const { latencyMs, failRate, loseRate, hang } = troubles.now
  if (latencyMs > 0) await delayAnswer(response, latencyMs)
  if (hang === 'before') return neverAnswered(response)
  if (Math.random() < failRate) throw brokenOnPurpose()
  const answer = act()
  if (hang === 'after') return neverAnswered(response)
  return Math.random() < loseRate ? null : answer
}

/** Runs the call, and stores its changes together with its answer. */
function execute({ state, places }: StripeApi, received: ReadRequest, fingerprint: string): Answer {
  const { endpoint, id, params, isSecret, requestId, key } = received
  const store = (answer: Answer): Answer => {
    const { status, body } = answer
    const atMs = state.nowMs()
    if (key !== null) state.put('answer', { id: key, fingerprint, requestId, status, body, atMs })
    return answer
  }
  return state.inOneGo(
    () => {
      try {
        params.refuseUnknown([...endpoint.takes, 'expand'])
        const object = endpoint.answer({ state, places, params, id, isSecret })
        const full = expanded(state, object, params.texts('expand'))
        return store({ status: 200, body: JSON.stringify(isSecret ? full : publicView(full)) })
      } catch (error) {
        // What was refused on sight must leave nothing behind, so it goes all the way out.
        if (!(error instanceof Refusal) || error.isOnSight) throw error
        return store(answerOfError(error, isSecret))
      }
    },
    { id: requestId, idempotency_key: key },
  )
}

function answerOfError(error: unknown, isSecret: boolean): Answer {
  if (error instanceof Refusal) {
    const body = isSecret ? error.error : publicView(error.error)
    const headers = error.status === 409 ? { 'Stripe-Should-Retry': 'true' } : {}
    return { status: error.status, body: JSON.stringify({ error: body }), headers }
  }
  console.error('The Stripe stand-in broke', error)
  return answerOfError(brokenOnPurpose(), isSecret)
}

function brokenOnPurpose(): Refusal {
  return new Refusal(
    500,
    { type: 'api_error', message: 'Something went wrong on this side.' },
    true,
  )
}

async function neverAnswered(response: Call['response']): Promise<null> {
  if (!response.destroyed) await new Promise((resolve) => response.once('close', resolve))
  return null
}

function send({ request, response }: Call, requestId: string, answer: Answer, endpoint?: Endpoint) {
  if (response.destroyed) return
  const version = request.headers['stripe-version']
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(answer.body),
    'Cache-Control': 'no-store',
    'Request-Id': requestId,
    'Stripe-Version': typeof version === 'string' ? version : API_VERSION,
    ...(endpoint && !endpoint.isForBrowsers
      ? {}
      : { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Request-Id' }),
    ...answer.headers,
  })
  response.end(answer.body)
}

/** The endpoint of a path below `/v1/`, or from `/v2/` on, and the id it names. */
function findEndpoint(
  endpoints: readonly Endpoint[],
  method: Endpoint['method'],
  path: string,
): Found {
  const steps = path.replace(/\/$/, '').split('/')
  for (const endpoint of endpoints) {
    const id = endpoint.method === method ? idIn(steps, endpoint.path.split('/')) : null
    if (id !== null) return { endpoint, id }
  }
  const message = `Unrecognized request URL (${method}: ${path}). The sandbox has no such call.`
  throw new Refusal(404, { type: 'invalid_request_error', message }, true)
}

/** Null if the path is another one; an empty text if it names no id. */
function idIn(steps: readonly string[], pattern: readonly string[]): string | null {
  const fits = steps.length === pattern.length
  if (!fits || !pattern.every((part, place) => part === ':id' || part === steps[place])) return null
  return steps[pattern.indexOf(':id')] ?? ''
}
