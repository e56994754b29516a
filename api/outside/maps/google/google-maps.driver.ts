import type { Coordinates } from '#rules/address/distance.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { MapsPort, Place, Suggestion } from '#api/outside/maps/maps.port.ts'
import { ShortCircuit } from './circuit-breaker.ts'
import { type GoogleApi, GoogleTrouble, type MapsLog, troubleLog } from './google-error.ts'
import { type GoogleAccess, googleQuestions } from './google-requests.ts'
import type { GeocodingAnswer } from './google-responses.ts'
import {
  fromDetails,
  fromGeocoding,
  type GooglePlace,
  isPlaceToDeliver,
  placeIn,
  suggestionsIn,
} from './read-google-place.ts'
import { requestGoogle, type Question } from './request-google.ts'
import { ResponseCache } from './response-cache.ts'

export type GoogleMapsOptions = GoogleAccess & {
  log: MapsLog
  /** Adds what Google leaves out: the area and the outward code at a position. */
  nearest: (coordinates: Coordinates) => Promise<Place | null>
  /** Milliseconds that only grow; tests choose them. */
  now?: () => number
}

const SHORTEST_INPUT = 2
const PLACE_ID = /^[\w-]{1,300}$/
/** About ten metres: precise enough for an address, and neighbours share an answer. */
const COORDINATE_DIGITS = 4

/**
 * Google Maps Platform: Places API (New) for suggestions and chosen ones, the Geocoding API for finished
 * texts and positions. Answers are cached for a day in memory. Every failure is ADDRESS_API_ERROR to the
 * caller, and one line a minute in the log.
 */
export function createGoogleMaps(options: GoogleMapsOptions): MapsPort {
  const { nearest, now = () => performance.now() } = options
  const questions = googleQuestions(options)
  const ask = guarded(options.log, now)
  const suggestions = new ResponseCache<Suggestion[]>((found) => found.length === 0, now)
  const places = new ResponseCache<Place | null>((found) => found === null, now)
  /** Completes a place, and caches it by its id and its own address, which are requested next. */
  const known = async (found: Place): Promise<Place> => {
    const place = await completed(found, nearest)
    places.set(idQuestion(place.placeId), place)
    // Without a postcode there may be another of the same name.
    if (found.postCode !== '') places.set(textQuestion(place.address), place)
    return place
  }

  return {
    async suggest(input, { limit, sessionToken }) {
      const typed = oneLine(input)
      if (typed.length < SHORTEST_INPUT) return []
      const found = await suggestions.find(typed.toLowerCase(), async () => {
        const answer = await ask(questions.autocomplete(typed, sessionToken))
        return answer ? suggestionsIn(answer) : []
      })
      return found.slice(0, limit)
    },
    async place(search) {
      const typed = oneLine(search)
      if (typed.length < SHORTEST_INPUT) return null
      return places.find(textQuestion(typed), async () => {
        const [first] = toDeliver(await ask(questions.geocode(typed)))
        return first ? known(placeIn(first)) : null
      })
    },
    async details(placeId, { sessionToken } = {}) {
      if (!PLACE_ID.test(placeId)) return null
      return places.find(idQuestion(placeId), async () => {
        const answer = await ask(questions.details(placeId, sessionToken))
        const found = answer && fromDetails(answer)
        return found && isPlaceToDeliver(found) ? known(placeIn(found)) : null
      })
    },
    async at(coordinates) {
      const point = rounded(coordinates)
      if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null
      return places.find(`at ${point.latitude},${point.longitude}`, async () => {
        const found = toDeliver(await ask(questions.reverse(point)))
        const [first] = found
        const around = found.flatMap(({ components }) => components)
        return first ? known(placeIn(first, around)) : null
      })
    },
  }
}

/**
 * Sends a request unless that API fails again and again; a failure is logged and becomes ADDRESS_API_ERROR.
 */
function guarded(log: MapsLog, now: () => number) {
  const circuits: Record<GoogleApi, ShortCircuit> = {
    autocomplete: new ShortCircuit(now),
    details: new ShortCircuit(now),
    geocoding: new ShortCircuit(now),
  }
  const logTrouble = troubleLog(log, now)
  return async <Answer>(question: Question<Answer>): Promise<Answer | null> => {
    const circuit = circuits[question.api]
    if (!circuit.mayAsk()) throw new ApiError('ADDRESS_API_ERROR')
    try {
      const answer = await requestGoogle(question)
      circuit.succeeded()
      return answer
    } catch (error) {
      if (!(error instanceof GoogleTrouble)) throw error
      logTrouble(error)
      if (error.isGeneral) circuit.failed()
      else circuit.succeeded()
      throw new ApiError('ADDRESS_API_ERROR')
    }
  }
}

function toDeliver(answer: GeocodingAnswer | null): GooglePlace[] {
  return (answer?.results ?? []).map(fromGeocoding).filter(isPlaceToDeliver)
}

/** A place without a name for its area, or without any postcode, has those of its position. */
async function completed(place: Place, nearest: GoogleMapsOptions['nearest']): Promise<Place> {
  if (place.area !== '' && place.postCode !== '') return place
  const known = await nearest(place)
  const outward = parsePostcode(known?.postCode ?? '')?.outward ?? ''
  return {
    ...place,
    area: place.area || known?.area || place.city,
    postCode: place.postCode || outward,
  }
}

const textQuestion = (typed: string) => `text ${typed.toLowerCase()}`
const idQuestion = (placeId: string) => `id ${placeId}`

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Number(latitude.toFixed(COORDINATE_DIGITS)),
    longitude: Number(longitude.toFixed(COORDINATE_DIGITS)),
  }
}
