import { readOptions } from './options.ts'
import { printReport } from './print-report.ts'
import { runChaos } from './run-chaos.ts'

/**
 * `npm run chaos`: a thousand customers, 16 at once, order and pay while server, database, payment provider
 * and mail server are killed, frozen and slowed at random. Afterwards an independent checker verifies every
 * penny, order and email; the exit code is 1 when one is wrong. `--checkouts 200`, `--at-once 8`, `--seed 7`
 * (the same choices again), `--minutes 10` at most, `--harms 5` to programs and database at most.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const order = readOptions(process.argv.slice(2))
console.log(
  `${order.checkouts} customers, ${order.atOnce} at once, seed ${order.seed}: opening a marketplace…`,
)
const report = await runChaos(order, console.log)
printReport(order, report)
process.exitCode = report.violations.length > 0 ? 1 : 0
