import { connect, type Connection } from '#api/database/connect.ts'
import {
  differ,
  endHold,
  endTime,
  findAlerts,
  giveTime,
  isCharged,
  openAll,
  pauseStore,
  passTime,
  setDishAvailable,
  setOptionAvailable,
} from './mishaps.queries.ts'

/**
 * What happens to kitchens, baskets and payments while people choose, directly in the marketplace's database:
 * only to stores that no other journey orders from, and to one's own orders.
 */
export class Mishaps {
  readonly #url: string
  #connection: Connection | null = null
  /** What puts back what would be in the way of another try. */
  readonly #restores: (() => Promise<void>)[] = []

  constructor(url: string) {
    this.#url = url
  }

  /** A dish of a store is sold out until the journey ends. */
  async sellOut(slug: string, name: string): Promise<void> {
    this.#restores.push(() => setDishAvailable(this.#db(), { slug, name }, true))
    await setDishAvailable(this.#db(), { slug, name }, false)
  }

  /** An option of any dish of a store is sold out until the journey ends. */
  async takeOption(slug: string, name: string): Promise<void> {
    this.#restores.push(() => setOptionAvailable(this.#db(), { slug, name }, true))
    await setOptionAvailable(this.#db(), { slug, name }, false)
  }

  /** A basket is left until its time has passed. */
  passTime = (cartToken: string): Promise<void> => passTime(this.#db(), cartToken)

  /** A basket's slot reservation ends. */
  endHold = (cartToken: string): Promise<void> => endHold(this.#db(), cartToken)

  /** The provider gets another amount of an order's payment, by this many pence. */
  differ = (orderId: string, pence: number): Promise<void> => differ(this.#db(), orderId, pence)

  /** A kitchen has this many minutes more to answer an order. */
  giveTime = (orderId: string, minutes: number): Promise<void> =>
    giveTime(this.#db(), orderId, minutes)

  /** Whether the job that charges an order has done so. */
  isCharged = (orderId: string): Promise<boolean> => isCharged(this.#db(), orderId)

  /** Nobody has answered an order in its time. */
  miss = (orderId: string): Promise<void> => endTime(this.#db(), orderId)

  /** The marketplace pauses a store. */
  pauseStore = (slug: string, until: Date): Promise<void> => pauseStore(this.#db(), slug, until)

  /** Every restaurant is open to customers; for marketplaces of one's own. */
  openAll = (): Promise<void> => openAll(this.#db())

  /** Operators are alerted now, and not at the end of the minute. */
  findAlerts = (): Promise<void> => findAlerts(this.#db())

  async end(): Promise<void> {
    try {
      for (const restore of this.#restores) await restore()
    } finally {
      await this.#connection?.close()
    }
  }

  #db() {
    this.#connection ??= connect(this.#url, { max: 1 })
    return this.#connection.db
  }
}
