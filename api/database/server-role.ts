import { Client, escapeIdentifier } from 'pg'
import { sql, type Kysely } from 'kysely'
import { StartRefused } from '#api/start-refused.ts'
import type { Database } from './tables.ts'

/** Tables whose rows stay as they were written: the server adds to them and reads them, and nothing else. */
export const APPEND_ONLY = [
  'audit_event',
  'invoice',
  'ledger_transfer',
  'monthly_statement',
  'order_event',
] as const

const schemas = ['public', 'graphile_worker']

/**
 * Lets the role of `serverUrl` do what the running server does: read and change rows, of tables that are
 * append-only add and read them, and nothing else. Everything stays the property of the role of `owner`. What is
 * granted already is left alone. `owner` holds the advisory lock `lockNumber`. Throws StartRefused when that role
 * owns something, or may become its owner.
 */
export async function grantToServer(
  owner: Client,
  serverUrl: string,
  lockNumber: number,
): Promise<void> {
  const role = await roleOf(owner, serverUrl, lockNumber)
  await owner.query('BEGIN')
  // The connection is closed after an error, which rolls back.
  for (const statement of [
    ...(await schemaGrants(owner, role)),
    ...(await tableGrants(owner, role)),
    ...(await jobPolicies(owner, role)),
    // An import of postcodes puts a new table in the place of the old one.
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${everyRow} ON TABLES TO ${escapeIdentifier(role)}`,
  ])
    await owner.query(statement)
  await owner.query('COMMIT')
}

const everyRow = 'DELETE, INSERT, SELECT, UPDATE'

/** The role's own name, which the address of a pooler may spell differently. */
async function roleOf(owner: Client, serverUrl: string, lockNumber: number): Promise<string> {
  const server = new Client({ connectionString: serverUrl, application_name: 'tuck-in migration' })
  server.on('error', () => {})
  try {
    await server.connect()
    // A lock is of one database: where it is free, the owner holds it in another.
    const { rows } = await server.query<{ role: string; isElsewhere: boolean }>(
      'SELECT current_user AS role, pg_try_advisory_lock($1) AS "isElsewhere"',
      [lockNumber],
    )
    const { role = '', isElsewhere } = rows[0] ?? {}
    if (isElsewhere)
      throw new StartRefused(
        'DATABASE_URL and DATABASE_OWNER_URL lead to different databases: give both the same one.',
      )
    if (await mayOwn(owner, role))
      throw new StartRefused(
        'The user of DATABASE_URL is the owner of the database, or may become it: give it a user that owns nothing, or leave DATABASE_OWNER_URL out.',
      )
    return role
  } finally {
    await server.end()
  }
}

/** Whether a role is, or may become, the owner of something that it is to have no right to. */
async function mayOwn(owner: Client, role: string): Promise<boolean> {
  const { rows } = await owner.query<{ owns: boolean }>(
    `SELECT bool_or(pg_has_role($1, owner, 'MEMBER')) AS owns FROM (
       SELECT current_user::regrole::oid
       UNION SELECT datdba FROM pg_database WHERE datname = current_database()
       UNION SELECT nspowner FROM pg_namespace WHERE nspname = ANY($2)
       UNION SELECT relowner FROM pg_class WHERE relnamespace::regnamespace::text = ANY($2)
     ) AS owners (owner)`,
    [role, schemas],
  )
  return rows[0]?.owns ?? true
}

async function schemaGrants(owner: Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `SELECT format('GRANT USAGE ON SCHEMA %I TO %I', nspname, $1::text) AS statement
     FROM pg_namespace WHERE nspname = ANY($2) AND NOT has_schema_privilege($1, oid, 'USAGE')`,
    [role, schemas],
  )
  return rows.map(({ statement }) => statement)
}

/** Of the tables whose privileges are not as they should be, so that a usual start changes nothing. */
async function tableGrants(owner: Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `WITH wanted AS (
       SELECT pg_class.oid, relname, relacl, CASE
         WHEN nspname <> 'public' THEN $2
         WHEN relname = 'schema_migration' THEN 'SELECT'
         WHEN relname = ANY($3) THEN 'INSERT, SELECT'
         ELSE $2 END AS privileges
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname = ANY($4) AND relkind IN ('r', 'p', 'v') AND pg_has_role(relowner, 'USAGE')
     )
     SELECT format('REVOKE ALL ON %1$s FROM %2$I; GRANT %3$s ON %1$s TO %2$I',
       oid::regclass, $1::text, privileges) AS statement
     FROM wanted
     WHERE privileges IS DISTINCT FROM (
       SELECT string_agg(privilege_type, ', ' ORDER BY privilege_type) FROM aclexplode(relacl)
       WHERE grantee = (SELECT oid FROM pg_roles WHERE rolname = $1))`,
    [role, everyRow, APPEND_ONLY, schemas],
  )
  // What happened to an order stays, and who did it is erased with the person.
  const erased = `GRANT UPDATE (account_id) ON order_event TO ${escapeIdentifier(role)}`
  return [...rows.map(({ statement }) => statement), ...(rows.length > 0 ? [erased] : [])]
}

/** The tables of the job queue show their rows to nobody but their owner, unless a policy says so. */
async function jobPolicies(owner: Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `SELECT format('CREATE POLICY %1$I ON %2$s TO %1$I USING (true)', $1::text, oid::regclass) AS statement
     FROM pg_class
     WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
       AND pg_has_role(relowner, 'USAGE') AND NOT EXISTS (
         SELECT FROM pg_policy WHERE polrelid = pg_class.oid
           AND (SELECT oid FROM pg_roles WHERE rolname = $1) = ANY(polroles))`,
    [role],
  )
  return rows.map(({ statement }) => statement)
}

/** Whether the connection's role has the permission to rewrite the audit log, so that only a trigger refuses it. */
export async function ownsAuditLog(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT has_table_privilege('audit_event', 'UPDATE, DELETE, TRUNCATE') AS may`.execute(db)
  return rows[0]?.may ?? true
}
