import fastJsonStringify from 'fast-json-stringify'
import type { z } from 'zod'
import { writingSchema, type WritingSchema } from './json-schema.ts'

interface AnswerWriter {
  schema: WritingSchema
  write: (answer: unknown) => string
}

const made = new WeakMap<z.ZodType, AnswerWriter>()

/**
 * What writes the answers of a call as JSON. Made once for each schema, because making it takes
 * longer than anything else that a server does when it starts, and tests start many.
 */
export function answerWriter(output: z.ZodType): AnswerWriter {
  const known = made.get(output)
  if (known) return known
  const schema = writingSchema(output)
  const writer = { schema, write: fastJsonStringify(schema) }
  made.set(output, writer)
  return writer
}
