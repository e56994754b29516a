import { readConfiguration } from '#api/configuration.ts'
import type { Context } from '#api/context.ts'
import { connect } from '#api/database/connect.ts'
import { createListener } from '#api/database/listen.ts'
import { startJobs } from './start-jobs.ts'

// A server process with nothing but its jobs, for a test to kill. Settings come by environment.
const configuration = readConfiguration(process.env)
const databaseUrl = configuration.databaseUrl ?? ''
const { db, pool } = connect(databaseUrl, { max: 2 })
const context: Context = {
  configuration,
  db,
  pool,
  listener: createListener(databaseUrl),
  maps: {
    suggest: async () => [],
    place: async () => null,
    district: async () => null,
    details: async () => null,
  },
  // A clock that stands still, like the test's: its orders are not overdue.
  now: () => new Date(process.env['NOW'] ?? ''),
}
await startJobs(context, { warn() {}, error() {} })
