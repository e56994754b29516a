import type { Params } from './params.ts'
import { invalidParameter, missingParameter } from './refusal.ts'

export const LIST_PARAMETERS = ['limit', 'starting_after', 'ending_before', 'created']

type Listed = { id: string; object: string; created?: number }

export type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] }

/** One page of `objects` (given oldest first, listed newest first), as Stripe lists anything. */
export function listOf<T extends Listed>(
  objects: readonly T[],
  params: Params,
  url: string,
): List<T> {
  const limit = params.integer('limit') ?? 10
  if (limit < 1 || limit > 100) {
    throw invalidParameter('limit', 'The limit is a number from 1 to 100.')
  }
  const newestFirst = objects.toReversed().filter(createdInRange(params))
  const after = params.text('starting_after')
  const before = params.text('ending_before')
  if (after !== null && before !== null) {
    throw invalidParameter(
      'ending_before',
      'Only one of starting_after and ending_before is taken.',
    )
  }
  if (before !== null) {
    const end = placeOf(newestFirst, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) }
  }
  const start = after === null ? 0 : placeOf(newestFirst, after, 'starting_after') + 1
  const data = newestFirst.slice(start, start + limit)
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data }
}

function placeOf(objects: readonly Listed[], id: string, param: string): number {
  const place = objects.findIndex((object) => object.id === id)
  if (place < 0) throw missingParameter('object', id, param)
  return place
}

function createdInRange(params: Params): (object: Listed) => boolean {
  if (!params.has('created')) return () => true
  const bounds = boundsOf(params)
  return ({ created = 0 }) =>
    created >= bounds.gte && created > bounds.gt && created <= bounds.lte && created < bounds.lt
}

function boundsOf(params: Params) {
  const range = rangeOf(params)
  if (typeof range === 'number') return { gte: range, gt: -Infinity, lte: range, lt: Infinity }
  range.refuseUnknown(['gte', 'gt', 'lte', 'lt'])
  return {
    gte: range.integer('gte') ?? -Infinity,
    gt: range.integer('gt') ?? -Infinity,
    lte: range.integer('lte') ?? Infinity,
    lt: range.integer('lt') ?? Infinity,
  }
}

/** `created=1700000000`, or `created[gte]=…`. */
function rangeOf(params: Params): number | Params {
  return params.isText('created') ? params.neededInteger('created') : params.neededPart('created')
}
