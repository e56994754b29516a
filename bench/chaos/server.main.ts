import { readConfiguration } from '#api/settings/configuration.ts'
import { startServer } from '#api/main.ts'

// The server of the chaos. Its settings come by the environment, and how far its clock is ahead.
const aheadMs = Number(process.env['CHAOS_AHEAD_MS'] ?? 0)
const now = () => new Date(Date.now() + aheadMs)
process.once('disconnect', () => process.exit(0))
await startServer(readConfiguration(process.env), { now, hasPages: false })
process.send?.('ready')
