import { StartRefused } from '#api/start-refused.ts'
import { address, explained, wholeNumber } from './setting-kinds.ts'

/** Which PostgreSQL, and as whom. */
export const databaseSettings = {
  DATABASE_URL: address('postgres:', 'postgresql:').register(explained, {
    wanted: 'an address beginning with postgresql://',
    default: 'the embedded PostgreSQL',
    meaning: 'A PostgreSQL server (15 or newer) to use instead of the embedded one.',
    example: 'postgresql://tuckin:secret@db.example:5432/tuckin',
    secret: true,
  }),
  DATABASE_OWNER_URL: address('postgres:', 'postgresql:').register(explained, {
    wanted: 'an address beginning with postgresql://',
    default: 'DATABASE_URL',
    meaning:
      'The same database as its owner, who migrates it. The user of DATABASE_URL then owns nothing, ' +
      'and PostgreSQL itself refuses that the running server changes the audit log.',
    example: 'postgresql://tuckin_owner:secret@db.example:5432/tuckin',
    secret: true,
  }),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).register(explained, {
    wanted: 'a whole number from 2 to 500',
    default: '20',
    meaning: 'The most connections to PostgreSQL that requests may hold at once.',
    example: '40',
  }),
}

export type DatabaseConfiguration = {
  /** What the running server connects to; null: use the embedded PostgreSQL. */
  databaseUrl: string | null
  /** The same as its owner; null: that of `databaseUrl` owns it, or it is embedded. */
  databaseOwnerUrl: string | null
  databaseConnections: number
}

export function databaseOf(given: {
  DATABASE_URL?: string | undefined
  DATABASE_OWNER_URL?: string | undefined
  DATABASE_CONNECTIONS?: number | undefined
}): DatabaseConfiguration {
  const { DATABASE_URL: databaseUrl = null, DATABASE_OWNER_URL: databaseOwnerUrl = null } = given
  if (databaseUrl === null && databaseOwnerUrl !== null)
    throw new StartRefused(
      'DATABASE_OWNER_URL is set without DATABASE_URL: set that too, with a user who owns nothing, or leave both unset.',
    )
  return { databaseUrl, databaseOwnerUrl, databaseConnections: given.DATABASE_CONNECTIONS ?? 20 }
}
