import type { StoreCard } from '#contract/stores/stores.ts'
import type { StoreTab } from './list-choices.ts'

/** A part of a list of stores, and how many each tab has. */
export interface StorePage {
  items: StoreCard[]
  nextCursor: string | null
  counts: Record<StoreTab, number>
}

/** How many stores the list has, on all tabs. */
export const countOfTabs = ({ available, preorder, closed }: StorePage['counts']): number =>
  available + preorder + closed
