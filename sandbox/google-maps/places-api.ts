import type { ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import { answerError } from './answer-error.ts'
import type { ErrorStatus } from './answer-error.ts'
import { autocompleteAnswer, readAutocomplete, tokenProblem } from './autocomplete.ts'
import type { MapsCall, MapsState, Mood } from './calls.ts'
import { billedTier, masked, readMask, unknownPath } from './field-mask.ts'
import { findPlace } from './find-places.ts'
import type { KnownPlace } from './place-shapes.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import { isSpoilt } from './trouble.ts'

const INVALID_KEY = 'sandbox-invalid'
const MASK_MISSING =
  'A field mask is required: name the fields in the header X-Goog-FieldMask or the parameter fields.'

/**
 * Places API (New): https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places
 */
export function placesApiRoutes(state: MapsState): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/google-maps\/v1\/places:autocomplete$/,
      answer: (call) => autocomplete(state, call),
    },
    {
      method: 'GET',
      path: /^\/google-maps\/v1\/places\/([^/]+)$/,
      answer: (call) => details(state, call),
    },
  ]
}

async function autocomplete(state: MapsState, { request, response, url }: Call) {
  const body = await readBody(request)
  const query = readAutocomplete(body)
  const mask = readMask(request.headers['x-goog-fieldmask'], url)
  const record = recorder(state, {
    api: 'autocomplete',
    sessionToken: 'problem' in query ? null : query.sessionToken,
    tier: null,
    fieldMask: mask?.join(',') ?? null,
  })
  const key = keyOf(request.headers['x-goog-api-key'], url)
  if (await isRefused(response, key, state.moodFor(key), record)) return
  if ('problem' in query) {
    record('INVALID_ARGUMENT')
    return answerError(response, 'INVALID_ARGUMENT', query.problem)
  }
  record('OK')
  answerJson(response, masked(autocompleteAnswer(query), mask))
}

async function details(state: MapsState, { request, response, url, params }: Call) {
  const [placeId = ''] = params
  const mask = readMask(request.headers['x-goog-fieldmask'], url)
  const sessionToken = url.searchParams.get('sessionToken')
  const record = recorder(state, {
    api: 'details',
    sessionToken,
    tier: mask && billedTier(mask),
    fieldMask: mask?.join(',') ?? null,
  })
  const key = keyOf(request.headers['x-goog-api-key'], url)
  if (await isRefused(response, key, state.moodFor(key), record)) return
  const wrongPath = mask && unknownPath(mask)
  const problem =
    (mask === null ? MASK_MISSING : null) ??
    (wrongPath === null ? null : `There is no field '${wrongPath}' in a place.`) ??
    tokenProblem(sessionToken) ??
    (/^[\w-]{12,}$/.test(placeId) ? null : 'That is no place ID.')
  if (problem !== null) {
    record('INVALID_ARGUMENT')
    return answerError(response, 'INVALID_ARGUMENT', problem)
  }
  const place = findPlace(placeId)
  record(place ? 'OK' : 'NOT_FOUND')
  if (!place) return answerError(response, 'NOT_FOUND', 'This place ID is no longer valid.')
  answerJson(response, masked(placeAnswer(place), mask))
}

function placeAnswer(place: KnownPlace): object {
  const { placeId, types, latitude, longitude } = place
  return {
    name: `places/${placeId}`,
    id: placeId,
    types,
    formattedAddress: place.formattedAddress,
    addressComponents: place.components.map((component) => ({
      longText: component.long,
      shortText: component.short,
      types: component.types,
      languageCode: 'en',
    })),
    location: { latitude, longitude },
    displayName: { text: place.mainText, languageCode: 'en' },
    primaryType: types[0],
  }
}

type Record = (outcome: string) => void

function recorder(state: MapsState, call: Omit<MapsCall, 'at' | 'outcome'>): Record {
  return (outcome) => state.record({ ...call, outcome })
}

function keyOf(header: string | string[] | undefined, url: URL): string {
  return String(header ?? url.searchParams.get('key') ?? '')
}

/** Refuses a call for its key or for the mood the stand-in is in. */
async function isRefused(
  response: ServerResponse,
  key: string,
  mood: Mood,
  record: Record,
): Promise<boolean> {
  const refuse = (status: ErrorStatus, message: string, reason?: string) => {
    record(status)
    answerError(response, status, message, reason)
    return true
  }
  if (key === '') return refuse('PERMISSION_DENIED', 'Who asks? Send a key as X-Goog-Api-Key.')
  if (key === INVALID_KEY)
    return refuse('INVALID_ARGUMENT', 'There is no such API key.', 'API_KEY_INVALID')
  if (mood === 'denied')
    return refuse('PERMISSION_DENIED', 'This key may not call it.', 'API_KEY_SERVICE_BLOCKED')
  if (mood === 'over-quota')
    return refuse('RESOURCE_EXHAUSTED', 'The quota is used up.', 'RATE_LIMIT_EXCEEDED')
  if (mood === 'unavailable') return refuse('UNAVAILABLE', 'The service is away for now.')
  if (!(await isSpoilt(response, mood))) return false
  record('-')
  return true
}
