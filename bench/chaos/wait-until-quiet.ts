import { setTimeout as pause } from 'node:timers/promises'
import type { Partners } from './partner.ts'
import { behave } from './saboteur.ts'
import type { World } from './world.ts'

const checkMs = 400
const longestMs = 120_000
/** More than the deadlines of an unpaid and of an unanswered order, with all tolerance. */
const laterMs = 30 * 60_000
/** More than the time for which a recent change is left alone. */
const quietMs = 10 * 60_000
/** After this many repairs there must be nothing left to repair. */
const maximumRounds = 4

/**
 * Lets everything finish after the chaos: waiting retries run now, clocks are moved until every deadline has
 * passed, and an operator compares both sides. Returns what is still unfinished.
 */
export async function calmDown(world: World, partners: Partners): Promise<string[]> {
  while (!(await behave(world, {}))) await pause(checkMs)
  const unrest = [await untilQuiet(world, false, partners.close())]
  await world.restartLater(laterMs)
  unrest.push(await untilQuiet(world, true))
  // A repair must last, so it is checked twice.
  for (let round = 0, isHealing = true; isHealing; round++) {
    await world.restartLater(quietMs)
    unrest.push(await untilQuiet(world, true))
    isHealing = (await partners.reconcile()) > 0
    if (round === maximumRounds) unrest.push('it is repaired again and again')
    if (round === maximumRounds) break
  }
  return unrest.filter((each) => each !== null)
}

/**
 * Waits until every request is done, no job and no webhook event is left, and, after deadlines, no order
 * waits. Null: that is so.
 */
async function untilQuiet(
  world: World,
  isLate: boolean,
  ending: Promise<unknown> = Promise.resolve(),
): Promise<string | null> {
  let hasEnded = false
  const ended = ending.then(() => void (hasEnded = true))
  ended.catch(() => {})
  const giveUpAt = performance.now() + longestMs
  for (let quiet = 0; ;) {
    const left = hasEnded ? await whatIsLeft(world, isLate) : 'the staff'
    quiet = left === null ? quiet + 1 : 0
    // Twice, because what has just ended may have caused something new.
    if (quiet > 1) return ended.then(() => null)
    if (performance.now() > giveUpAt) return `not at rest after ${longestMs / 1000} s: ${left}`
    await hurry(world)
    await pause(checkMs)
  }
}

async function whatIsLeft(
  { database, sandboxUrl }: World,
  isLate: boolean,
): Promise<string | null> {
  const jobs = await database.ask<{ task: string; error: string | null }>(
    // A job that was running when its process was killed, and whose key another job has since, has had its
    // last try: nothing of it is left to do.
    `SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
     WHERE NOT (attempts >= max_attempts AND last_error IS NULL AND locked_at IS NULL AND key IS NULL)
     LIMIT 5`,
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
  // The sandbox's own answer.
  return (await answer.json()) as { pendingDeliveryCount: number }
}

/** As if more than a minute had passed: waiting jobs are due, jobs of a dead process are given to others. */
async function hurry({ database }: World): Promise<void> {
  await database.ask(`UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE run_at > now() AND locked_at IS NULL`)
  await database.ask(`UPDATE graphile_worker._private_jobs
    SET locked_at = locked_at - interval '1 minute'
    WHERE locked_at BETWEEN now() - interval '1 minute' AND now() - interval '3 seconds'`)
}
