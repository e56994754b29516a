import { setTimeout as wait } from 'node:timers/promises'
import { answerJson, answerPage } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Call, StandIn } from '#sandbox/http/stand-in.ts'
import { KITCHENS, type Kitchen } from './kitchens.ts'

/** How it answers: as the agency does, too late, or with an error. */
export const MOODS = ['well', 'slow', 'broken'] as const
type Mood = (typeof MOODS)[number]

const SLOW_MS = 10_000

/**
 * The Food Standards Agency's API of food hygiene ratings, version 2, with the kitchens of `KITCHENS`.
 *
 * For programs: `PUT /food-hygiene/api/mood/{mood}`, and `PUT /food-hygiene/api/kitchens/{id}/{rating}` to have
 * a kitchen inspected.
 */
export function standInForFoodHygiene(): StandIn {
  const kitchens = KITCHENS.map((kitchen) => ({ ...kitchen }))
  let mood: Mood = 'well'
  const served = (read: (call: Call) => object | null) => async (call: Call) => {
    if (mood === 'slow') await wait(SLOW_MS)
    if (mood === 'broken') return answerJson(call.response, { Message: 'Error' }, { status: 500 })
    if (call.request.headers['x-api-version'] !== '2')
      return answerJson(call.response, { Message: 'No x-api-version' }, { status: 406 })
    const answer = read(call)
    if (answer === null) return answerJson(call.response, { Message: 'Not found' }, { status: 404 })
    answerJson(call.response, answer)
  }
  return {
    title: 'Food hygiene ratings',
    purpose: 'Answers what kitchens were rated, as the Food Standards Agency does.',
    homePath: '/food-hygiene',
    routes: [
      {
        method: 'GET',
        path: /^\/food-hygiene\/?$/,
        answer: ({ response }) => answerPage(response, kitchensPage(kitchens)),
      },
      {
        method: 'GET',
        path: /^\/food-hygiene\/Establishments$/,
        answer: served(({ url }) => found(kitchens, url.searchParams)),
      },
      {
        method: 'GET',
        path: /^\/food-hygiene\/Establishments\/(\d+)$/,
        answer: served(
          ({ params: [id] }) => kitchens.find(({ FHRSID }) => String(FHRSID) === id) ?? null,
        ),
      },
      {
        method: 'PUT',
        path: /^\/food-hygiene\/api\/mood\/([^/]+)$/,
        answer({ response, params: [name] }) {
          const chosen = MOODS.find((each) => each === name)
          if (!chosen) return answerJson(response, { Message: 'No such mood' }, { status: 404 })
          mood = chosen
          response.writeHead(204).end()
        },
      },
      {
        method: 'PUT',
        path: /^\/food-hygiene\/api\/kitchens\/(\d+)\/([^/]+)$/,
        answer({ response, params: [id, rating = ''] }) {
          const kitchen = kitchens.find(({ FHRSID }) => String(FHRSID) === id)
          if (!kitchen) return answerJson(response, { Message: 'Not found' }, { status: 404 })
          kitchen.RatingValue = rating
          response.writeHead(204).end()
        },
      },
    ],
    stop: async () => {},
  }
}

/** Kitchens whose name has a word that is asked for, at the postcode; the agency, too, forgives the rest. */
function found(kitchens: readonly Kitchen[], query: URLSearchParams): object {
  const words = (query.get('name') ?? '').toLowerCase().match(/\w{3,}/g) ?? []
  const address = (query.get('address') ?? '').replaceAll(' ', '').toLowerCase()
  const pageSize = Number(query.get('pageSize') ?? 5000)
  const establishments = kitchens
    .filter(({ BusinessName, PostCode }) => {
      const name = BusinessName.toLowerCase()
      const isNamed = words.length === 0 || words.some((word) => name.includes(word))
      return isNamed && PostCode.replaceAll(' ', '').toLowerCase().startsWith(address)
    })
    .slice(0, pageSize)
  return { establishments, meta: { itemCount: establishments.length, returncode: 'OK' } }
}

function kitchensPage(kitchens: readonly Kitchen[]) {
  return page(
    'Food hygiene ratings',
    html`<h1>Food hygiene ratings</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> Its kitchens are made up. It answers as the Food
        Standards Agency’s API does, in version 2.
      </p>
      <ol class="rows">
        ${kitchens.map(
          ({ FHRSID, BusinessName, PostCode, RatingValue }) =>
            html`<li class="row">${FHRSID}: ${BusinessName}, ${PostCode}: ${RatingValue}</li>`,
        )}
      </ol>`,
  )
}
