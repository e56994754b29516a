/** What this rule needs to know of a saved address or card. */
interface Saved {
  isDefault: boolean
}

interface Saving {
  isChosen: boolean
  isFirst?: boolean
  /** It replaces the former default. */
  replacesDefault?: boolean
}

/**
 * Whether what a customer saves becomes their default: if they choose so, if it is their first, and if it
 * replaces their default.
 */
export function becomesDefault({ isChosen, isFirst = false, replacesDefault = false }: Saving) {
  return isChosen || isFirst || replacesDefault
}

/** What is used until the customer chooses: their default, or the first where none is; null of none. */
export function defaultOf<Item extends Saved>(items: readonly Item[]): Item | null {
  return items.find(({ isDefault }) => isDefault) ?? items[0] ?? null
}

/** The default first, the others in their order. */
export function defaultFirst<Item extends Saved>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
