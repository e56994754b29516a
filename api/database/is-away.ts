import { isErrno } from '#api/start-refused.ts'

/**
 * Whether an error says that the database is starting, stopping, full, too slow or unreachable: the statement
 * is fine, and a retry helps.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isErrno(error, ...states, ...network)) return true
  if (!(error instanceof Error)) return false
  // The socket of a server on this machine is a file that is deleted with it.
  const isSocketMissing =
    isErrno(error, 'ENOENT') && 'syscall' in error && error.syscall === 'connect'
  return isSocketMissing || brokenConnections.has(error.message)
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const states = ['57P01', '57P02', '57P03', '53300', '57014', '08000', '08003', '08006', '25P03']

const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** pg's errors about its own connections have no code. */
const brokenConnections = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])
