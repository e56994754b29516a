const firstMs = 1000
const longestMs = 30_000

/** How long to wait before the next attempt after so many failed ones: 0, 1 s, 2 s, 4 s … 30 s. */
export function backOffMs(failures: number): number {
  if (failures === 0) return 0
  return Math.min(longestMs, firstMs * 2 ** (failures - 1))
}
