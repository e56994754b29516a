import type { Availability, StaffMenu } from '#contract/partner/sold-out.ts'
import { isSoldOut } from '#rules/menu/unavailable-reason.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '../find-menu.ts'
import type { OptionGroupRecord, ProductRecord } from '../menu-record.ts'
import { loadCounts, type AvailabilityRow } from './availability.queries.ts'

/** The dishes and options of a store for its staff, with what is sold out now. */
export async function readStaffMenu(context: Context, storeId: string): Promise<StaffMenu> {
  const [menu, counts] = await Promise.all([
    findMenu(context, storeId),
    loadCounts(context.db, storeId),
  ])
  const now = context.now()
  const productOf = (product: ProductRecord) => ({
    id: product.id,
    name: product.name,
    pricePence: product.pricePence,
    ...availabilityOf({ ...product, left: counts.get(product.id) ?? null }, now),
  })
  const groups = new Map<string, OptionGroupRecord>()
  for (const { optionGroups, openedGroups } of menu.products.values())
    for (const group of [...optionGroups, ...openedGroups]) groups.set(group.id, group)
  return {
    categories: menu.categories.map(({ id, name, products }) => ({
      id,
      name,
      products: products.map(productOf),
    })),
    optionGroups: [...groups.values()].map(({ id, name, options }) => ({
      id,
      name,
      options: options.map((option) => ({
        id: option.id,
        name: option.name,
        pricePence: option.pricePence,
        ...availabilityOf(
          {
            ...option,
            soldOutUntil: option.soldOutUntil === null ? null : new Date(option.soldOutUntil),
            left: null,
          },
          now,
        ),
      })),
    })),
  }
}

/** Whether the kitchen has something at an instant. */
export function availabilityOf(row: Omit<AvailabilityRow, 'name'>, now: Date): Availability {
  const { isAvailable, soldOutUntil, left } = row
  const isBackLater = isAvailable && soldOutUntil !== null && soldOutUntil > now
  return {
    isSoldOut: isSoldOut(row, now),
    soldOutUntil: isBackLater ? soldOutUntil.toISOString() : null,
    left,
  }
}
