import type { Client } from 'pg'
import { UNIT_POSTCODES_CHANGED } from '#api/outside/maps/gazetteer/unit-postcodes/unit-postcodes.driver.ts'
import type { SkippedBecause } from './postcode-row.ts'

/** How far a file was read, and what came of it. */
export type Reached = {
  part: number
  byte: number
  line: number
  loaded: number
  /** Rows left out, by reason. */
  skipped: Record<string, number>
}

export type Columns = { postCodes: string[]; latitudes: number[]; longitudes: number[] }

// Any fixed number: an import has the advisory lock of that number.
const lockNumber = 7_185_302

/** Whether this connection is the only one that imports, from now to its end. */
export async function claimImport(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS claimed',
    [lockNumber],
  )
  return rows[0]?.claimed === true
}

/** When that file was imported, if its postcodes are those in use. */
export async function importedAt(client: Client, fingerprint: string): Promise<Date | null> {
  const { rows } = await client.query<{ finished_at: Date }>(
    `SELECT finished_at FROM unit_postcode_import
     WHERE fingerprint = $1 AND finished_at IS NOT NULL AND EXISTS (SELECT FROM unit_postcode)`,
    [fingerprint],
  )
  return rows[0]?.finished_at ?? null
}

/** How far an earlier run came with that file; null when it must be read from the beginning. */
export async function reachedWith(client: Client, fingerprint: string): Promise<Reached | null> {
  const { rows } = await client.query<
    Omit<Reached, 'byte' | 'line'> & { byte: string; line: string }
  >(
    `SELECT part, byte, line, loaded, skipped FROM unit_postcode_import
     WHERE fingerprint = $1 AND finished_at IS NULL
       AND to_regclass('unit_postcode_staging') IS NOT NULL`,
    [fingerprint],
  )
  const [row] = rows
  return row ? { ...row, byte: Number(row.byte), line: Number(row.line) } : null
}

/** What was read and stored of the file in staging. */
export async function stagedOf(
  client: Client,
  fingerprint: string,
): Promise<Pick<Reached, 'loaded' | 'skipped'>> {
  const { rows } = await client.query<Pick<Reached, 'loaded' | 'skipped'>>(
    'SELECT loaded, skipped FROM unit_postcode_import WHERE fingerprint = $1',
    [fingerprint],
  )
  const [row] = rows
  if (!row) throw new Error('The import has lost its record: somebody deleted it')
  return row
}

/** Deletes what was read of earlier files, and begins with this one. */
export async function beginStaging(
  client: Client,
  { fingerprint, fileName, product }: { fingerprint: string; fileName: string; product: string },
): Promise<void> {
  await inTransaction(client, async () => {
    await dropStaging(client)
    // Autovacuum has nothing to do in a table that only grows, and would delay the indexes.
    await client.query(`CREATE TABLE unit_postcode_staging (LIKE unit_postcode)
      WITH (autovacuum_enabled = false)`)
    await client.query(
      `INSERT INTO unit_postcode_import (fingerprint, file_name, product) VALUES ($1, $2, $3)
       ON CONFLICT (fingerprint) DO UPDATE SET file_name = $2, product = $3, part = 0, byte = 0,
         line = 0, loaded = 0, skipped = '{}', started_at = now(), finished_at = NULL`,
      [fingerprint, fileName, product],
    )
  })
}

/** Throws away what was read of a file that turned out to be wrong. */
export async function abandonStaging(client: Client): Promise<void> {
  await inTransaction(client, () => dropStaging(client))
}

async function dropStaging(client: Client): Promise<void> {
  await client.query('DROP TABLE IF EXISTS unit_postcode_staging')
  await client.query('DELETE FROM unit_postcode_import WHERE finished_at IS NULL')
}

/** Writes some postcodes and how far that is, both or neither. */
export async function stage(
  client: Client,
  fingerprint: string,
  { postCodes, latitudes, longitudes }: Columns,
  reached: Reached,
): Promise<void> {
  // Written as PostgreSQL writes lists, because pg takes ten times as long to quote each value.
  const list = (values: readonly unknown[]) => `{${values.join(',')}}`
  await client.query({
    name: 'stage',
    text: `WITH staged AS (
        INSERT INTO unit_postcode_staging (post_code, latitude, longitude)
        SELECT * FROM unnest($1::text[], $2::float8[], $3::float8[])
      )
      UPDATE unit_postcode_import SET part = $5, byte = $6, line = $7, loaded = $8, skipped = $9
      WHERE fingerprint = $4`,
    values: [
      list(postCodes),
      list(latitudes),
      list(longitudes),
      fingerprint,
      reached.part,
      reached.byte,
      reached.line,
      reached.loaded,
      JSON.stringify(reached.skipped),
    ],
  })
}

/** Drops all but the first row of each postcode, and counts the rest as left out for that reason. */
export async function dropRepeated(
  client: Client,
  fingerprint: string,
  reason: SkippedBecause,
): Promise<void> {
  await client.query(
    `WITH dropped AS (
      DELETE FROM unit_postcode_staging USING (
        SELECT post_code, min(ctid) AS first FROM unit_postcode_staging
        GROUP BY post_code HAVING count(*) > 1
      ) AS repeated
      WHERE unit_postcode_staging.post_code = repeated.post_code
        AND unit_postcode_staging.ctid <> repeated.first
      RETURNING 1
    ), counted AS (SELECT count(*)::integer AS count FROM dropped)
    UPDATE unit_postcode_import
    SET loaded = loaded - count, skipped = skipped || jsonb_build_object($2::text, count)
    FROM counted WHERE fingerprint = $1`,
    [fingerprint, reason],
  )
}

/** Builds what look-ups need, beside the table in use. */
export async function indexStaging(client: Client): Promise<void> {
  await client.query(`CREATE UNIQUE INDEX IF NOT EXISTS unit_postcode_staging_pkey
    ON unit_postcode_staging (post_code)`)
  await client.query(`CREATE INDEX IF NOT EXISTS unit_postcode_staging_place
    ON unit_postcode_staging USING gist (point(longitude * 0.57, latitude))`)
  await client.query('VACUUM (ANALYZE) unit_postcode_staging')
}

export async function countInUse(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM unit_postcode')
  return Number(rows[0]?.count)
}

/**
 * Replaces the postcodes in use with those read, at once: a query waits for it some
 * milliseconds. Throws PostgreSQL's 55P03 when the old ones are read for longer than that.
 */
export async function swapIn(client: Client, fingerprint: string): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`SET LOCAL lock_timeout = '200ms'`)
    // Unlike the rows, this must not be lost once it is committed.
    await client.query('SET LOCAL synchronous_commit = on')
    await client.query('DROP TABLE unit_postcode')
    await client.query(`
      ALTER TABLE unit_postcode_staging RESET (autovacuum_enabled);
      ALTER TABLE unit_postcode_staging RENAME TO unit_postcode;
      ALTER TABLE unit_postcode
        ADD CONSTRAINT unit_postcode_pkey PRIMARY KEY USING INDEX unit_postcode_staging_pkey;
      ALTER INDEX unit_postcode_staging_place RENAME TO unit_postcode_place`)
    await client.query('DELETE FROM unit_postcode_import WHERE fingerprint <> $1', [fingerprint])
    await client.query(
      'UPDATE unit_postcode_import SET finished_at = now() WHERE fingerprint = $1',
      [fingerprint],
    )
    await client.query('SELECT pg_notify($1, $2)', [UNIT_POSTCODES_CHANGED, ''])
  })
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    // Of a connection that is broken there is nothing to roll back, and the error says so.
    await Promise.allSettled([client.query('ROLLBACK')])
    throw error
  }
}
