import { isRouteErrorResponse, redirect, type LoaderFunctionArgs } from 'react-router'
import { placeOf } from '#web/address/address-location.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { links } from '#web/links.ts'
import { readChoices } from './list-choices.ts'

const findPlace = callOnServer('getPlace')

/**
 * Redirects from the search form to the list of stores, without scripts; back to the form with the problem.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const search = query.get('search')?.trim().slice(0, 200) ?? ''
  const { service, cuisine } = readChoices(query)
  try {
    const { data: place } = await findPlace(context, { query: { search } })
    return redirect(links.storeList(placeOf(place), { service, cuisine }))
  } catch (thrown) {
    const problem = search ? codeOf(thrown) : 'required_field'
    return redirect(links.home({ service, search, problem, cuisine: cuisine[0] ?? '' }))
  }
}

/** The API's refusal arrives as the page it would have become. */
function codeOf(thrown: unknown): string {
  const answer = isThrownData(thrown) ? thrown.data : null
  return isApiFailure(answer) ? answer.code : 'address_api_error'
}

const isThrownData = (thrown: unknown): thrown is { data: unknown } =>
  isRouteErrorResponse(thrown) ||
  (typeof thrown === 'object' && thrown !== null && 'data' in thrown)
