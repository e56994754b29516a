import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '#town/chance.ts'
import type { Diary } from './diary.ts'
import { weighed } from './plans.ts'
import type { World } from './world.ts'

type Sabotage = (world: World, chance: Chance) => Promise<unknown>

const downMs = (chance: Chance) => chance.between(0, 1500)

async function killed(program: World['server'], ms: number): Promise<void> {
  await program.kill()
  await pause(ms)
  await program.start()
}

/** Each with its weight, by the name it is counted under. */
const PROCESSES: readonly (readonly [number, readonly [string, Sabotage]])[] = [
  [5, ['server killed', ({ server }, chance) => killed(server, downMs(chance))]],
  [3, ['server frozen', ({ server }, chance) => server.freeze(chance.between(300, 4000))]],
  [3, ['sandbox killed', ({ sandbox }, chance) => killed(sandbox, downMs(chance))]],
  [3, ['sandbox frozen', ({ sandbox }, chance) => sandbox.freeze(chance.between(300, 4000))]],
  [2, ['a process of PostgreSQL killed', ({ database }) => database.killBackend()]],
  [
    3,
    [
      'connections to PostgreSQL ended',
      ({ database }, chance) => database.endConnections(chance.between(1, 8)),
    ],
  ],
  [
    2,
    [
      'connections to PostgreSQL frozen',
      ({ database }, chance) =>
        database.freezeConnections(chance.between(1, 6), chance.between(300, 3000)),
    ],
  ],
  [1, ['PostgreSQL restarted', ({ database }, chance) => database.restart(downMs(chance))]],
]

type Manner = Record<string, unknown>

/** The provider's behaviour for some seconds, by the name it is counted under. */
const MANNERS: readonly (readonly [number, readonly [string, Manner]])[] = [
  [4, ['provider as it should be', {}]],
  [3, ['provider slow', { latencyMs: 700 }]],
  [3, ['provider fails at times', { failRate: 0.3 }]],
  [3, ['provider loses answers', { loseRate: 0.3 }]],
  [1, ['provider fails and loses', { failRate: 0.3, loseRate: 0.3, latencyMs: 100 }]],
  [1, ['provider answers nobody', { hang: 'before' }]],
  [1, ['provider acts and answers nobody', { hang: 'after' }]],
  [3, ['messages shuffled', { webhooks: 'shuffled', delayMs: 3000 }]],
  [3, ['messages duplicated', { webhooks: 'duplicated' }]],
  [2, ['no messages', { webhooks: 'off' }]],
  [1, ['refunds take a while', { slowRefundMs: 6000 }]],
]

interface Given {
  world: World
  chance: Chance
  diary: Diary
  signal: AbortSignal
  /** Null: no other end. */
  maximum?: number | null
}

/** Harms one part after the other until it is stopped. */
export async function harmProcesses(given: Given): Promise<void> {
  const { world, chance, diary, signal, maximum = null } = given
  for (let harms = 0; !signal.aborted && (maximum === null || harms < maximum); harms++) {
    await pause(chance.between(200, 2500), null, { signal }).catch(() => {})
    if (signal.aborted) return
    const [name, harm] = weighed(PROCESSES, chance)
    await harm(world, chance)
    diary.count('sabotage', name)
  }
}

/** Changes the provider's behaviour, and now and then closes the mail server, until it is stopped. */
export async function harmManners({ world, chance, diary, signal }: Given): Promise<void> {
  while (!signal.aborted) {
    const [name, manner] = weighed(MANNERS, chance)
    if (await behave(world, manner)) diary.count('sabotage', name)
    world.postOffice.isShut = chance.next() < 0.15
    if (world.postOffice.isShut) diary.count('sabotage', 'post office shut')
    await pause(chance.between(1000, 5000), null, { signal }).catch(() => {})
  }
  world.postOffice.isShut = false
}

/** Sends the provider its behaviour. Returns whether it was received. */
export async function behave({ sandboxUrl }: World, manner: Manner): Promise<boolean> {
  try {
    const answer = await fetch(`${sandboxUrl}/stripe/trouble`, {
      method: 'POST',
      body: JSON.stringify({ retryMs: 200, slowRefundMs: 300, ...manner }),
      signal: AbortSignal.timeout(5000),
    })
    return answer.ok
  } catch {
    return false
  }
}
