import { ACCESS_TOKEN_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import {
  selectEndedSessions,
  selectErasedAccounts,
  selectSuspendedAccounts,
} from './ended-sessions.queries.ts'

/**
 * The ended sessions whose access tokens have not expired: every process has them in memory, updated by the
 * database, so that no request needs a query.
 */
interface Ended {
  sessions: Set<string>
  suspended: Set<string>
  /** The accounts that no longer exist. */
  erased: Set<string>
  /** Notifications while the database was being read, which its answer may lack. */
  waiting: (() => void)[]
  /** When the token expires and the entry can be deleted, in milliseconds since 1970. */
  readAgainAtMs: number
  /** Requests wait for this while the ended sessions are being read. */
  reading: Promise<void> | null
}

/**
 * Throws UNAUTHORIZED when the session has ended or the account no longer exists, SUSPENDED_USER when
 * it is suspended.
 */
export async function refuseEnded(
  context: Context,
  who: Pick<Who, 'accountId' | 'sessionId'>,
): Promise<void> {
  const { sessions, suspended, erased } = await endedOf(context)
  if (suspended.has(who.accountId)) throw new ApiError('SUSPENDED_USER')
  if (sessions.has(who.sessionId) || erased.has(who.accountId)) throw new ApiError('UNAUTHORIZED')
}

async function endedOf(context: Context): Promise<Ended> {
  const ended = context.memory.of(listen, context)
  while (ended.reading || ended.readAgainAtMs <= context.now().getTime()) {
    ended.reading ??= readAgain(context, ended).finally(() => void (ended.reading = null))
    await ended.reading
  }
  return ended
}

function listen(context: Context): Ended {
  const ended: Ended = {
    sessions: new Set(),
    suspended: new Set(),
    erased: new Set(),
    waiting: [],
    readAgainAtMs: 0,
    reading: null,
  }
  const { listener } = context
  const hear = (channel: string, change: (id: string) => void) =>
    listener.on(channel, (id) => {
      change(id)
      if (ended.reading) ended.waiting.push(() => change(id))
    })
  hear('session_ended', (id) => ended.sessions.add(id))
  hear('account_suspended', (id) => ended.suspended.add(id))
  hear('account_erased', (id) => ended.erased.add(id))
  hear('account_restored', (id) => ended.suspended.delete(id))
  // The next request reads what was announced while the connection was lost.
  const missed = () => void (ended.readAgainAtMs = 0)
  listener.onReconnect(missed)
  void listener.ready().then(missed)
  return ended
}

async function readAgain(context: Context, ended: Ended): Promise<void> {
  const now = context.now().getTime()
  const since = new Date(now - ACCESS_TOKEN_LIFETIME_MS)
  // Before the query, so that what is missed from here on is read once more.
  ended.readAgainAtMs = now + ACCESS_TOKEN_LIFETIME_MS
  ended.waiting = []
  try {
    const [sessions, suspended, erased] = await Promise.all([
      selectEndedSessions(context.db, since),
      selectSuspendedAccounts(context.db, since),
      selectErasedAccounts(context.db, since),
    ])
    ended.sessions = new Set(sessions)
    ended.suspended = new Set(suspended)
    ended.erased = new Set(erased)
    for (const change of ended.waiting.splice(0)) change()
  } catch (error) {
    ended.readAgainAtMs = 0
    throw error
  }
}
