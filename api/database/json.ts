import { sql, type RawBuilder } from 'kysely'

/** A value for a column of JSON; pg alone would write an array as PostgreSQL's own kind. */
export function json<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`
}
