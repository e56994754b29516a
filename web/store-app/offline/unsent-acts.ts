import type { Rows } from '#web/state/persistence/browser-database.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'
import { STORED_FOR_MS } from './stored-board.ts'
import type { Refusal, UnsentAct } from './unsent-act.ts'

/** What became of an act that was sent: `later`: nobody has answered, or nobody is signed in. */
export type Sent = 'done' | 'later' | Refusal

export type NewAct = Pick<UnsentAct, 'ownerId' | 'order' | 'command'> &
  Partial<Pick<UnsentAct, 'key' | 'isTried'>>

interface Device {
  rows: Rows<UnsentAct>
  /** Runs this unless another tab of the browser does. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that the rows have changed. */
  tellTabs: () => void
}

/**
 * What staff have done without a network, stored on the device until it is sent: in order, by one tab of the
 * browser, and each with a key, so that the server does it once.
 */
export class UnsentActs {
  readonly #device: Device
  readonly #listeners = new Set<() => void>()
  #acts: readonly UnsentAct[] = []

  constructor(device: Device) {
    this.#device = device
  }

  /** All of this device, the oldest first. */
  readonly current = (): readonly UnsentAct[] => this.#acts

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what the device has stored, as after another tab has changed it. */
  async load(): Promise<void> {
    const acts = await this.#device.rows.readAll()
    this.#acts = acts.toSorted((a, b) => a.seq - b.seq)
    this.#listeners.forEach((listener) => listener())
  }

  /** @returns whether it is stored; without that it would be lost */
  async add({ key = newKey(), isTried = false, ...act }: NewAct): Promise<boolean> {
    const row = { ...act, key, isTried, doneAtMs: Date.now(), refusal: null }
    const isStored = await this.#device.rows.write(row)
    await this.#changed()
    return isStored
  }

  /** Deletes an act that has not been sent. What was done to the order after it goes with it. */
  async takeBack({ seq, order }: UnsentAct): Promise<void> {
    await this.load()
    const following = this.#acts.filter((act) => act.order.id === order.id && act.seq >= seq)
    for (const act of following.toReversed())
      await this.#device.rows.change(act.seq, (now) => (now.isTried ? now : null))
    await this.#changed()
  }

  /** Somebody has read why an act was refused. */
  async dismiss({ seq }: UnsentAct): Promise<void> {
    await this.#device.rows.change(seq, () => null)
    await this.#changed()
  }

  /** Deletes what is too old to be of use, and what this is true of. */
  async deleteWhere(isDeleted: (act: UnsentAct) => boolean): Promise<void> {
    await this.#device.rows.deleteWhere(
      (act) => isDeleted(act) || Math.abs(Date.now() - act.doneAtMs) >= STORED_FOR_MS,
    )
    await this.#changed()
  }

  /**
   * Sends what an account has done, the oldest first, until nobody answers. What can't be done is marked with
   * the reason, and what was done to the same order after it is deleted. @returns how many were done
   */
  async send(ownerId: string, sendOne: (act: UnsentAct) => Promise<Sent>): Promise<number> {
    let doneCount = 0
    await this.#device.alone(async () => {
      for (;;) {
        await this.load()
        const next = waitingOf(this.#acts, ownerId)[0]
        if (!next) return
        const { rows } = this.#device
        // Taken back in another tab a moment ago: then it is not sent.
        const tried = await rows.change(next.seq, (act) => ({ ...act, isTried: true }))
        if (!tried) continue
        const sent = await sendOne(tried)
        if (sent === 'later') break
        if (sent === 'done') {
          doneCount += 1
          await rows.change(next.seq, () => null)
        } else await this.#refuse(tried, sent)
        await this.#changed()
      }
    })
    await this.#changed()
    return doneCount
  }

  async #refuse({ seq, order }: UnsentAct, refusal: Refusal): Promise<void> {
    const { rows } = this.#device
    await rows.change(seq, (act) => ({ ...act, refusal }))
    await rows.deleteWhere((act) => act.order.id === order.id && act.seq > seq && !act.refusal)
  }

  async #changed(): Promise<void> {
    await this.load()
    this.#device.tellTabs()
  }
}

/** What an account has done that is neither sent nor refused. */
export const waitingOf = (acts: readonly UnsentAct[], ownerId: string): UnsentAct[] =>
  acts.filter((act) => act.ownerId === ownerId && act.refusal === null)
