/** Whether a discount falls on some of the dishes only, so that it is worth saying on which. */
export function isOnSomeLines(
  lines: readonly { discountPence: number; linePence: number | null }[],
): boolean {
  const priced = lines.filter(({ linePence }) => linePence !== 0)
  return (
    priced.some(({ discountPence }) => discountPence > 0) &&
    priced.some(({ discountPence }) => discountPence === 0)
  )
}
