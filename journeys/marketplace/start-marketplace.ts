import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PostgresUrls } from '#tools/testing/template-database.ts'
import {
  POSTGRES_OF_JOURNEY,
  SETTINGS_OF_JOURNEY,
  type FromMarketplace,
  type ToMarketplace,
} from './messages.ts'

export interface Marketplace {
  url: string
  databaseUrl: string
  /** Where other marketplaces with the same town may copy their databases. */
  postgres: PostgresUrls
  mailboxUrl: string
  /** How far its clock is ahead of ours, for browsers that should show the same. */
  aheadMs(): number
  putForward(minutes: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a marketplace of its own for some journeys, with settings that differ from the defaults; on the
 * PostgreSQL of another one, or on its own.
 */
export async function startMarketplace(
  settings: Readonly<Record<string, string>> = {},
  postgres: PostgresUrls | null = null,
): Promise<Marketplace> {
  const child = fork(join(import.meta.dirname, 'marketplace.main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      [SETTINGS_OF_JOURNEY]: JSON.stringify(settings),
      [POSTGRES_OF_JOURNEY]: JSON.stringify(postgres),
    },
  })
  const ready = await nextMessage(child, 'ready')
  let aheadMs = ready.nowMs - Date.now()
  return {
    url: ready.url,
    databaseUrl: ready.databaseUrl,
    postgres: ready.postgres,
    mailboxUrl: ready.mailboxUrl,
    aheadMs: () => aheadMs,
    async putForward(minutes) {
      const answered = nextMessage(child, 'clock')
      child.send({ putForwardMs: minutes * 60_000 } satisfies ToMarketplace)
      aheadMs = (await answered).nowMs - Date.now()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function nextMessage<Kind extends FromMarketplace['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<FromMarketplace, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The marketplace ended before it was ready'))
    child.once('exit', ended)
    child.on('message', function hear(message: FromMarketplace) {
      if (message.kind !== kind) return
      child.off('message', hear)
      child.off('exit', ended)
      // It has just been found to be of this kind.
      resolve(message as Extract<FromMarketplace, { kind: Kind }>)
    })
  })
}
