import type { DatabaseError } from 'pg'
import { isDatabaseError } from '#api/database/is-database-error.ts'

/** An error as it is logged: what happened and where, never what somebody typed. */
export type LoggedError = {
  type: string
  message: string
  code: string | undefined
  /** From PostgreSQL: what was violated. */
  constraint?: string
  table?: string
  column?: string
  stack: string
  /** Its causes, or the errors that it contains. */
  causes?: LoggedError[]
}

const maximumCauses = 10
const deepest = 4

/** The fields of an error that are logged. */
export function loggedError(error: Error & { code?: string }, depth = 0): LoggedError {
  const { name, code, stack = '' } = error
  const causes = depth < deepest ? causesOf(error).slice(0, maximumCauses) : []
  return {
    type: name,
    message: messageOf(error),
    code,
    ...(isDatabaseError(error) && placeOf(error)),
    // Without its first lines, which repeat the message.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(causes.length > 0 && { causes: causes.map((cause) => loggedError(cause, depth + 1)) }),
  }
}

/** PostgreSQL and JSON quote what they could not read, which may be anybody's address. */
function messageOf(error: Error): string {
  if (isDatabaseError(error)) return 'PostgreSQL refused'
  if (error instanceof SyntaxError) return 'That could not be read'
  return error.message
}

function placeOf({ constraint, table, column }: DatabaseError) {
  return { ...(constraint && { constraint }), ...(table && { table }), ...(column && { column }) }
}

function causesOf(error: Error): Error[] {
  const several: unknown[] = error instanceof AggregateError ? error.errors : []
  return [...several, error.cause].filter((each) => each instanceof Error)
}
