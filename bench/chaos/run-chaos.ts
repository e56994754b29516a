import { chanceFrom } from '#town/chance.ts'
import { openShops, type Shop } from './basket.ts'
import { Browser } from './browser.ts'
import { calmDown } from './wait-until-quiet.ts'
import { checkAll, type Verdict } from './check/check-all.ts'
import { shop } from './customer.ts'
import { Diary } from './diary.ts'
import type { ChaosOrder } from './options.ts'
import { Partners } from './partner.ts'
import { harmManners, harmProcesses } from './saboteur.ts'
import { startWorld, type World } from './world.ts'

const patienceMs = 120_000
/** Some of them shop from several devices at once. */
const ACCOUNT_SHARE = 0.3

export interface ChaosReport extends Verdict {
  diary: Diary
  tookSeconds: { shopping: number; calming: number }
  /** Where everything is stored; null: all is well, and nothing is left. */
  dataDir: string | null
}

/**
 * Lets many customers order while everything around them breaks, waits for calm, and checks the final state.
 */
export async function runChaos(
  order: ChaosOrder,
  log: (line: string) => void,
): Promise<ChaosReport> {
  const world = await startWorld(order.seed, Math.ceil(order.checkouts / 8))
  let isWell = false
  try {
    const report = await runIn(world, order, log)
    isWell = report.violations.length === 0
    return { ...report, dataDir: isWell ? null : world.dataDir }
  } finally {
    await world.stop(!isWell)
  }
}

async function runIn(world: World, order: ChaosOrder, log: (line: string) => void) {
  const { seed } = order
  const diary = new Diary()
  const staff = new Browser(world.serverUrl, diary, new AbortController().signal)
  const storeIds = world.stores.map(({ id }) => id)
  const partners = new Partners({ browser: staff, diary, seed, storeIds })
  const shops = await openShops(staff, world.stores)
  partners.open()
  const startedAt = performance.now()
  const harming = new AbortController()
  const { signal } = harming
  const harm = (name: string) => ({ world, diary, signal, chance: chanceFrom(`${seed} ${name}`) })
  const saboteurs = [
    harmProcesses({ ...harm('processes'), maximum: order.maximumHarms }),
    harmManners(harm('manners')),
  ]
  await shopTogether(world, { ...order, diary, shops, log })
  harming.abort()
  await Promise.all(saboteurs)
  const calmAt = performance.now()
  log('No more customers: calming down.')
  const unrest = await calmDown(world, partners)
  const verdict = await checkAll(world, diary)
  const restless = unrest.map((evidence) => ({ rule: 'no rest after the chaos', evidence }))
  return {
    ...verdict,
    violations: [...restless, ...verdict.violations],
    diary,
    tookSeconds: {
      shopping: Math.round((calmAt - startedAt) / 1000),
      calming: Math.round((performance.now() - calmAt) / 1000),
    },
  }
}

interface Shopping extends ChaosOrder {
  diary: Diary
  shops: readonly Shop[]
  log: (line: string) => void
}

async function shopTogether(world: World, shopping: Shopping): Promise<void> {
  const { checkouts, atOnce, seed, maxMinutes, diary, shops, log } = shopping
  const endAt = performance.now() + maxMinutes * 60_000
  const { serverUrl, sandboxUrl } = world
  let begun = 0
  const inTurn = async () => {
    for (let number = ++begun; number <= checkouts; number = ++begun) {
      if (performance.now() > endAt) return diary.count('customers', 'came too late')
      if (number % 100 === 0) log(`${number} of ${checkouts} customers have come.`)
      const chance = chanceFrom(`${seed} customer ${number}`)
      const hasAccount = chance.next() < ACCOUNT_SHARE
      const who = hasAccount ? await world.signIn(chance.between(0, world.accounts - 1)) : {}
      const browser = new Browser(serverUrl, diary, AbortSignal.timeout(patienceMs), who)
      await shop({ number, chance, browser, diary, sandboxUrl, shops })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
}
