import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS_BY_HEADING } from './all-calls.ts'

/** The highest number that a column of PostgreSQL's `integer` has room for. */
const HIGHEST = 2_147_483_647

/** Numbers of events are a `bigint`. */
const LARGER: readonly string[] = ['undoOrderAct.body.properties.eventId']

const calls = Object.values(CALLS_BY_HEADING).flat()

test('every whole number that somebody sends has a place in the database', () => {
  const tooLarge = calls.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema
        ? integersOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), [id, part])
        : [],
    ),
  )
  expect(tooLarge).toEqual(LARGER)
})

/** Where a schema allows whole numbers above the highest. */
function integersOf(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum } = schema as { type?: unknown; maximum?: unknown }
  const isUnbounded = type === 'integer' && !(typeof maximum === 'number' && maximum <= HIGHEST)
  return [
    ...(isUnbounded ? [path.join('.')] : []),
    ...Object.entries(schema).flatMap(([name, part]) => integersOf(part, [...path, name])),
  ]
}
