import { setTimeout as pause } from 'node:timers/promises'
import type { Partners } from './partner.ts'
import { behave } from './saboteur.ts'
import type { World } from './world.ts'

const lookMs = 400
const longestMs = 120_000
/** More than an unpaid order, with all patience, and an unanswered one have. */
const laterMs = 30 * 60_000
/** More than what has just moved is left alone for. */
const quietMs = 10 * 60_000

/**
 * Lets everything come to its end after the chaos: what waits for another try is tried now, clocks are
 * put on until every deadline has passed, and an operator has both sides compared. Answers what is
 * still not at rest.
 */
export async function calmDown(world: World, partners: Partners): Promise<string[]> {
  while (!(await behave(world, {}))) await pause(lookMs)
  await partners.close()
  const unrest = [await untilQuiet(world)]
  await world.restartLater(laterMs)
  unrest.push(await untilQuiet(world, true))
  // What was healed has to stay healed, so that it is looked at twice.
  for (const _ of [1, 2]) {
    await world.restartLater(quietMs)
    await untilQuiet(world, true)
    await partners.reconcile()
    unrest.push(await untilQuiet(world, true))
  }
  return unrest.filter((each) => each !== null)
}

/** Until no job and no message is left, and, after deadlines, no order waits. Null: that is so. */
async function untilQuiet(world: World, isLate = false): Promise<string | null> {
  const giveUpAt = performance.now() + longestMs
  for (let quiet = 0; ;) {
    const left = await whatIsLeft(world, isLate)
    quiet = left === null ? quiet + 1 : 0
    // Twice, because what has just ended may leave something new.
    if (quiet > 1) return null
    if (performance.now() > giveUpAt) return `not at rest after ${longestMs / 1000} s: ${left}`
    await hurry(world)
    await pause(lookMs)
  }
}

async function whatIsLeft(
  { database, sandboxUrl }: World,
  isLate: boolean,
): Promise<string | null> {
  const jobs = await database.ask<{ task: string; error: string | null }>(
    `SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs LIMIT 5`,
  )
  if (jobs.length > 0) return JSON.stringify(jobs)
  const { pendingDeliveryCount } = await stateOf(sandboxUrl)
  if (pendingDeliveryCount > 0) return `${pendingDeliveryCount} messages of the provider`
  if (!isLate) return null
  const waiting = await database.ask<{ id: string; status: string }>(
    `SELECT id, status FROM orders WHERE status IN ('awaitingpayment', 'pending') LIMIT 5`,
  )
  return waiting.length > 0 ? JSON.stringify(waiting) : null
}

async function stateOf(sandboxUrl: string): Promise<{ pendingDeliveryCount: number }> {
  const answer = await fetch(`${sandboxUrl}/stripe/state`)
  // The sandbox's own account of itself.
  return (await answer.json()) as { pendingDeliveryCount: number }
}

/** As if a minute and more had passed: what waits is due, what a dead process holds is given to others. */
async function hurry({ database }: World): Promise<void> {
  await database.ask(`UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE run_at > now() AND locked_at IS NULL`)
  await database.ask(`UPDATE graphile_worker._private_jobs
    SET locked_at = locked_at - interval '1 minute'
    WHERE locked_at BETWEEN now() - interval '1 minute' AND now() - interval '3 seconds'`)
}
