import { createHmac } from 'node:crypto'

/** The only database of the embedded server, and the role that owns it. */
export const name = 'tuck_in'

/** The role that the running server works as, which owns nothing. */
export const serverRole = 'tuck_in_server'

/** Of the role above: another one than the owner's, which it can't be turned back into. */
export const serverPassword = (ownersPassword: string) =>
  createHmac('sha256', ownersPassword).update(serverRole).digest('base64url')

/** Where the embedded server listens: a Unix socket in `folder`, or a TCP port of this machine. */
export type Listening = { via: 'socket'; folder: string } | { via: 'port'; port: number }

/** The number in a socket's file name; a socket takes no port, so copies never collide. */
const socketNumber = 5432

export const socketIn = (folder: string) => `${folder}/.s.PGSQL.${socketNumber}`

// The kernel's limit of 108 bytes includes a closing zero.
const longestSocketPath = 107

export const fitsSocket = (folder: string) =>
  Buffer.byteLength(socketIn(folder)) <= longestSocketPath

export type Urls = {
  /** Connection string of the product's database, as its owner; it contains the password. */
  url: string
  /** As the running server, which owns nothing and may do what `migrate` has granted it. */
  serverUrl: string
}

/** The connection strings of the embedded server, or of another database in it. */
export function urlsOf(listening: Listening, password: string, database = name): Urls {
  const host =
    listening.via === 'socket'
      ? `${encodeURIComponent(listening.folder)}:${socketNumber}`
      : `127.0.0.1:${listening.port}`
  return {
    url: `postgresql://${name}:${password}@${host}/${database}`,
    serverUrl: `postgresql://${serverRole}:${serverPassword(password)}@${host}/${database}`,
  }
}

/** Arguments for initdb: UTF-8 text sorted the same on every machine, data checksums on. */
export const initdbArguments = (cluster: string, passwordFile: string) => [
  `--pgdata=${cluster}`,
  `--username=${name}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** For a machine with 2 cores and 2 GB or more. Whatever is answered is on disk: fsync stays on. */
const lasting = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: 100,
  fsync: 'on',
  synchronous_commit: 'on',
  wal_buffers: '16MB',
  wal_compression: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
  // Our queries are short; compiling one costs more than running it.
  jit: 'off',
  max_logical_replication_workers: 0,
  // Our queries are too short to share out, and containers give little memory for sharing.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m ',
  // People's names and addresses stay out of the log: neither statements nor key values.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** For tests: the data is thrown away, so nothing waits for the disk. */
const throwAway = {
  ...lasting,
  shared_buffers: '128MB',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // It may lie in memory.
  max_wal_size: '256MB',
  autovacuum_naptime: '5min',
}

/** Arguments for postgres. */
export function serverArguments(
  cluster: string,
  listening: Listening,
  durability: 'lasting' | 'throw-away',
): string[] {
  const place =
    listening.via === 'socket'
      ? {
          listen_addresses: '',
          port: socketNumber,
          unix_socket_directories: `"${listening.folder}"`,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: listening.port, unix_socket_directories: '' }
  const settings = { ...(durability === 'lasting' ? lasting : throwAway), ...place }
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]),
  ]
}
