import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '#api/context.ts'
import { saveSeenBoards } from './boards.queries.ts'

/**
 * Which stores somebody has the store app open for. It is gathered, and written for all stores at once. An open
 * stream is no sign of it: a tablet without power leaves one behind for a quarter of an hour.
 */
export class SeenBoards {
  readonly #context: Pick<Context, 'db' | 'now'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #seen = new Set<string>()
  #writing: Promise<void> | null = null
  #isDue = false

  constructor(context: Pick<Context, 'db' | 'now'>, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#context = context
    this.#log = log
  }

  /** A store app has loaded its store. */
  see(storeId: string): void {
    this.#seen.add(storeId)
  }

  /** Also without any board, as a server is there. What is asked for while it writes is written after that. */
  write(): Promise<void> {
    this.#isDue = true
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  /** Resolves when nothing is being written. */
  async written(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    const { db, now } = this.#context
    while (this.#isDue) {
      this.#isDue = false
      const storeIds = [...this.#seen]
      this.#seen.clear()
      try {
        await saveSeenBoards(db, storeIds, now())
      } catch (error) {
        // Boards load their store again within half a minute.
        this.#log.warn({ err: error }, 'boards could not be recorded, will be tried again')
      }
    }
  }
}
