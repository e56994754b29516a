/** A saved address or card, as far as this rule looks at it. */
interface Saved {
  isDefault: boolean
}

interface Saving {
  isChosen: boolean
  isFirst?: boolean
  /** It takes the place of the one that was the default. */
  replacesDefault?: boolean
}

/**
 * Whether what a customer saves becomes their default: where they choose so, as their first, and in
 * place of their default.
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
