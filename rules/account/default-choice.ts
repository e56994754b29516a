/** A saved address or card, as far as this rule looks at it. */
interface Saved {
  isDefault: boolean
}

/** Whether what a customer saves becomes their default: where they choose so, and as their first. */
export function becomesDefault({ isChosen, isFirst }: { isChosen: boolean; isFirst: boolean }) {
  return isChosen || isFirst
}

/** What is used until the customer chooses: their default, or the first where none is; null of none. */
export function defaultOf<Item extends Saved>(items: readonly Item[]): Item | null {
  return items.find(({ isDefault }) => isDefault) ?? items[0] ?? null
}

/** The default first, the others in their order. */
export function defaultFirst<Item extends Saved>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
