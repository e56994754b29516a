import type { Kysely } from 'kysely'
import {
  joiningStage,
  JOINING_STAGES,
  WAITS_FOR,
  type JoiningFacts,
  type JoiningStage,
  type WaitsFor,
} from '#rules/stores/joining-stage.ts'
import type { Database } from '#api/database/tables.ts'
import { applicationCounts } from '#api/enquiries/list-applications.ts'
import { countStoresJoining } from '#api/stores/lifecycle/joining-stores.ts'

/** Which of those that join are wanted; undefined: all. */
export interface JoiningWanted {
  stage?: JoiningStage | undefined
  waitsFor?: WaitsFor | undefined
}

export interface JoiningCounts {
  stages: Record<JoiningStage, number>
  /** Of those at the wanted stage. */
  waits: Record<WaitsFor, number>
  declined: number
  /** The facts of the stores that are wanted. */
  facts: JoiningFacts[]
}

/** How many restaurants join, at which stage and waiting for whom, applications with them. */
export async function countRestaurantsJoining(
  db: Kysely<Database>,
  { stage, waitsFor }: JoiningWanted,
  now: Date,
): Promise<JoiningCounts> {
  const [groups, applications] = await Promise.all([
    countStoresJoining(db, now),
    applicationCounts(db),
  ])
  const stages = countsOf(JOINING_STAGES)
  const waits = countsOf(WAITS_FOR)
  const facts: JoiningFacts[] = []
  const applied = {
    state: 'applied',
    owner: 'missing',
    isDated: false,
    hasDocuments: false,
  } as const
  for (const { count, ...group } of [...groups, { ...applied, count: applications.waiting }]) {
    const joining = joiningStage(group)
    if (!joining) continue
    stages[joining.stage] += count
    if (stage !== undefined && stage !== joining.stage) continue
    waits[joining.waitsFor] += count
    if (waitsFor === undefined || waitsFor === joining.waitsFor) facts.push(group)
  }
  return { stages, waits, declined: applications.declined, facts }
}

const countsOf = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  // The keys are all of them.
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>
