/** A source of numbers that is the same for the same seed, so that every town is the same town. */
export interface Chance {
  /** A fraction from 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `low` to `high`, both possible. */
  between: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
  /** `count` different items in their old order; all of them when there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[]
}

/** Any text as a number of 32 bits (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Numbers that follow from the seed alone. @throws when there is nothing to pick from */
export function chanceFrom(seed: string | number): Chance {
  let state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const marked = items.map((item, place) => ({ item, place, lot: next() }))
    const drawn = marked.toSorted((a, b) => a.lot - b.lot).slice(0, count)
    return drawn.toSorted((a, b) => a.place - b.place).map(({ item }) => item)
  }
  return { next, between, pick, sample }
}
