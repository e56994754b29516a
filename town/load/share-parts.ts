import type { Transaction } from '#api/database/transaction.ts'
import type { StoreSeed } from '#town/town-data.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import { menuRows } from './menu-rows.ts'
import type { MenuRows } from './menu-rows.ts'
import type { SharedTables } from './shared-parts.queries.ts'

/** Which of the shared menus and weeks each store has, in the order of the stores. */
export interface ShareNumbers {
  menus: number[]
  weeks: number[]
}

/** Remembers which shared parts of menus are in the database already. */
export class SharedParts {
  readonly #menus = new Map<StoreSeed['categories'], number>()
  readonly #weeks = new Map<StoreSeed['hours'], number>()
  #last = 0

  /** Sends the menus and weeks of these stores that are new; answers the numbers of all. */
  async send(transaction: Transaction, stores: readonly StoreSeed[]): Promise<ShareNumbers> {
    const shared = transaction.withTables<SharedTables>()
    for (const { hours, categories } of stores) {
      if (!this.#weeks.has(hours)) {
        const week = this.#number(this.#weeks, hours)
        await insertRows(shared, 'shared_week', weekRows(week, hours))
      }
      if (!this.#menus.has(categories)) {
        const menu = this.#number(this.#menus, categories)
        const nextNumber = () => (this.#last += 1)
        await sendMenu(transaction, menuRows(categories, { menu, nextNumber }))
      }
    }
    return {
      menus: stores.map(({ categories }) => this.#menus.get(categories) ?? 0),
      weeks: stores.map(({ hours }) => this.#weeks.get(hours) ?? 0),
    }
  }

  #number<Part>(known: Map<Part, number>, part: Part): number {
    this.#last += 1
    known.set(part, this.#last)
    return this.#last
  }
}

function weekRows(week: number, hours: StoreSeed['hours']) {
  return hours.map(({ service, weekday, startMinute, durationMinutes }) => ({
    week,
    service,
    weekday,
    start_minute: startMinute,
    duration_minutes: durationMinutes,
  }))
}

async function sendMenu(transaction: Transaction, rows: MenuRows): Promise<void> {
  const shared = transaction.withTables<SharedTables>()
  await insertRows(shared, 'shared_category', rows.categories)
  await insertRows(shared, 'shared_product', rows.products)
  await insertRows(shared, 'shared_group', rows.groups)
  await insertRows(shared, 'shared_option', rows.options)
  await insertRows(shared, 'shared_product_group', rows.productGroups)
}
