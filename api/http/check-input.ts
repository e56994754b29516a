import type { z } from 'zod'
import { FIELD_CODES, type FieldCode, type FieldFault } from '#contract/errors.ts'
import { ApiError, FieldError } from './api-error.ts'

type Part = 'params' | 'query' | 'body'

const codes: ReadonlySet<string> = new Set(FIELD_CODES)
const isFieldCode = (text: string): text is FieldCode => codes.has(text)

/**
 * The input as its schema reads it. Throws INVALID_ID_PAREMETER for a path, and a FieldError that
 * names every wrong field for a query or a body.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  part: Part,
): z.output<Schema> {
  const unstorable = findUnstorable(input)
  // The fault of a value that is there is another one than that of a missing one.
  const read = unstorable === null ? schema.safeParse(input ?? {}, { reportInput: true }) : null
  if (read?.success) return read.data
  if (part === 'params') throw new ApiError('INVALID_ID_PAREMETER')
  if (!read) throw new FieldError([{ field: unstorable ?? '', code: 'invalid_value' }])
  throw new FieldError(faultsOf(read.error))
}

function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.slice(0, 50).map((issue) => ({
    field: issue.path.join('.'),
    code: isFieldCode(issue.message) ? issue.message : codeOf(issue),
  }))
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  const isMissing = issue.input === undefined || issue.input === null
  if (issue.code === 'invalid_type' && isMissing) return 'required_field'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_many'
  if (issue.code === 'too_small') return 'too_few'
  return 'invalid_value'
}

/** No call takes more than a few levels; endless ones would overflow the stack. */
const deepestInput = 20

/**
 * The path of what cannot be kept: a text that PostgreSQL refuses (a null character, or half a
 * surrogate pair), or more levels than any call takes.
 */
function findUnstorable(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === deepestInput) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, path ? `${path}.${key}` : key, depth + 1)
    if (found !== null) return found
  }
  return null
}
