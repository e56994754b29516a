import { CompiledQuery, type Kysely } from 'kysely'
import { Batched } from '#api/database/batched.ts'
import type { Context } from '#api/context.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { Database } from '#api/database/tables.ts'
import type { CartVersion } from '#api/cart/cart-row.ts'

/** New lines of a cart that is still as it was read. */
interface NewLines extends CartVersion {
  /** JSON. */
  lines: string
  at: Date
}

/** Changes of lines that arrive at about the same time, written in one statement. */
export type LineBatch = Batched<NewLines, boolean>

/** A larger batch makes no statement quicker. */
const STATEMENT_MAXIMUM = 32

/** The one batch of a process: `context.memory.of(lineBatch, context)`. */
export const lineBatch = ({ db }: Pick<Context, 'db'>): LineBatch =>
  new Batched<NewLines, boolean>(STATEMENT_MAXIMUM, (all) => updateAll(db, all))

/**
 * Writes the lines of a cart that is still as it was read; returns whether it was. With a batch, which is for
 * changes outside a transaction, it costs half the work.
 */
export async function updateLines(
  db: Kysely<Database>,
  { token, version }: CartVersion,
  lines: readonly StoredLine[],
  at: Date,
  batch: LineBatch | null,
): Promise<boolean> {
  const change = { token, version, lines: JSON.stringify(lines), at }
  if (batch && (await batch.ask(change))) return true
  // The lock waits for other changes of the cart, so only now is it known whether it is as it was read.
  return updateOne(db, change)
}

/** Does not wait: a cart that another transaction has locked stays unchanged. */
async function updateAll(db: Kysely<Database>, all: readonly NewLines[]): Promise<boolean[]> {
  const values = [
    all.map(({ token }) => token),
    all.map(({ version }) => version),
    all.map(({ at }) => at),
    // One text, in which no quotation mark has to be escaped as it would be in an array of texts.
    `[${all.map(({ lines }) => lines).join(',')}]`,
  ]
  const { rows } = await db.executeQuery<{ position: number }>(
    CompiledQuery.raw(UPDATE_ALL, values),
  )
  const positions = new Set(rows.map(({ position }) => position))
  return all.map((_, index) => positions.has(index + 1))
}

// Of two changes of one cart either succeeds, and has an answer of its own.
const UPDATE_ALL = `
  WITH open AS (
    SELECT cart.token, change.version, change.lines, change.at, change.position
    FROM ROWS FROM (
      unnest($1::text[], $2::integer[], $3::timestamptz[]), json_array_elements($4::json)
    ) WITH ORDINALITY AS change (token, version, at, lines, position)
    JOIN cart ON cart.token = change.token AND cart.version = change.version
    WHERE cart.ordered_at IS NULL
    FOR UPDATE OF cart SKIP LOCKED
  )
  UPDATE cart SET lines = open.lines, version = open.version + 1, changed_at = open.at
  FROM open WHERE cart.token = open.token
  RETURNING open.position`

async function updateOne(
  db: Kysely<Database>,
  { lines, version, at, token }: NewLines,
): Promise<boolean> {
  const values = [lines, version + 1, at, token, version]
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(UPDATE_ONE, values))
  return numAffectedRows === 1n
}

const UPDATE_ONE = `
  UPDATE cart SET lines = $1, version = $2, changed_at = $3
  WHERE token = $4 AND version = $5 AND ordered_at IS NULL`
