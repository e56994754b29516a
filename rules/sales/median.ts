/** How many times there is a value. */
export interface Counted {
  value: number
  count: number
}

/** The lowest value that half of all don't exceed; null: there is none. */
export function medianOf(counted: readonly Counted[]): number | null {
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  for (const { value, count } of counted.toSorted((one, other) => one.value - other.value)) {
    passed += count
    if (passed * 2 >= all && count > 0) return value
  }
  return null
}
