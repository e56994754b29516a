import { DatabaseError } from 'pg'

/** Whether PostgreSQL itself refused: its error names what was violated, and may quote values. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError
}
