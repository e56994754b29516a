/** Whether a discount is on some of the lines only, so that each of them shows its part. */
export function isOnSomeLines(
  lines: readonly { discountPence: number; linePence: number | null }[],
): boolean {
  const priced = lines.filter(({ linePence }) => linePence !== 0)
  return (
    priced.some(({ discountPence }) => discountPence > 0) &&
    priced.some(({ discountPence }) => discountPence === 0)
  )
}
