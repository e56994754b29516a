import type { ChaosOrder } from './options.ts'
import type { ChaosReport } from './run-chaos.ts'

const maximumShown = 20
const longestEvidence = 3000

/** What was done, its results, and the verdict. */
export function printReport(order: ChaosOrder, report: ChaosReport): void {
  const { diary, facts, violations, tookSeconds, dataDir } = report
  for (const [table, rows] of diary.tables()) printTable(table, rows)
  printTable('orders', counted(facts.orders.map(({ status, method }) => `${status}, ${method}`)))
  printTable('payments, by the provider', counted(facts.intents.map(({ status }) => status)))
  printTable('refunds', counted(facts.refunds.map(({ status, payer }) => `${status}, ${payer}`)))
  const copies = [...facts.letters.values()]
  printTable('emails', [
    ['different', copies.length],
    ['second copies, of the same identity', copies.reduce((sum, each) => sum + each - 1, 0)],
  ])
  console.log(`\nShopping took ${tookSeconds.shopping} s, calming down ${tookSeconds.calming} s.`)
  if (violations.length === 0) {
    console.log('All is well: nothing was lost, doubled or answered wrongly.')
    return
  }
  printTable('VIOLATIONS', counted(violations.map(({ rule }) => rule)))
  for (const { rule, evidence } of violations.slice(0, maximumShown))
    console.log(`\n${rule}\n${JSON.stringify(evidence, null, 1).slice(0, longestEvidence)}`)
  console.log(`\nSeed ${order.seed}; the database and the logs are in ${dataDir}.`)
}

function counted(items: readonly string[]): [string, number][] {
  return [...Map.groupBy(items, (item) => item)].map(([item, all]) => [item, all.length])
}

function printTable(title: string, rows: readonly (readonly [string, number])[]): void {
  console.log(`\n${title}`)
  for (const [name, count] of rows) console.log(`${String(count).padStart(8)}  ${name}`)
}
