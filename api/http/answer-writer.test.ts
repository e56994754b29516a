import { expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import { answerWriter } from './answer-writer.ts'

const answered = Object.values(CALLS_BY_HEADING)
  .flat()
  .filter(({ output, isEventStream, produces }) => output && !isEventStream && !produces)

it.each(answered)('can write the answers of $id', ({ output = z.never() }) => {
  // Fields that a schema lacks are left out, and fields that it has are missing here.
  expect(() => answerWriter(output)(undefined)).not.toThrow(/may not be one of several shapes/)
})

it('writes the fields of the schema, and leaves out the rest', () => {
  const write = answerWriter(z.object({ id: z.string(), area: z.string().nullable() }))
  expect(write({ id: 'a', area: null, secret: 'b' })).toBe('{"id":"a","area":null}')
})
