import type { Service } from '#rules/orders/service.ts'
import type { Option, OptionGroup } from './check-options.ts'
import { isSoldAt, type SoldWhen } from './sold-at.ts'

/** What decides whether a product is to be had. */
export interface Sellable {
  /** False while the kitchen has none, and says nothing of when. */
  isAvailable: boolean
  /** By itself it ends then. */
  soldOutUntil: Date | null
  soldWhen: SoldWhen | null
}

/** Why a product cannot be had by a service at an instant, or null. What is counted: how many left. */
export function unavailableReason(
  { isAvailable, soldOutUntil, soldWhen }: Sellable,
  { service, at, left = null }: { service: Service; at: Date; left?: number | null },
): 'soldOut' | 'notSoldThen' | null {
  if (!isAvailable || left === 0 || (soldOutUntil !== null && at < soldOutUntil)) return 'soldOut'
  return isSoldAt(soldWhen, service, at) ? null : 'notSoldThen'
}

export interface TimedOption extends Option {
  /** An instant, ISO 8601: by itself it ends then. */
  soldOutUntil: string | null
}

export interface TimedOptionGroup extends OptionGroup {
  options: readonly TimedOption[]
}

/** The same groups, with the options that are sold out at an instant marked as not available. */
export function groupsAt(
  groups: readonly TimedOptionGroup[],
  at: Date,
): readonly TimedOptionGroup[] {
  const isSoldOut = ({ isAvailable, soldOutUntil }: TimedOption) =>
    isAvailable && soldOutUntil !== null && at.getTime() < Date.parse(soldOutUntil)
  // Mostly nothing is, and then nothing is made anew.
  if (!groups.some(({ options }) => options.some(isSoldOut))) return groups
  return groups.map((group) =>
    group.options.some(isSoldOut)
      ? {
          ...group,
          options: group.options.map((option) =>
            isSoldOut(option) ? { ...option, isAvailable: false } : option,
          ),
        }
      : group,
  )
}
