import type { ChosenOption } from './check-options.ts'

/**
 * Equal for cart lines that are the same thing and merge into one: same product, same options in
 * any order, same note apart from spacing.
 */
export function lineKey(
  productId: string,
  chosen: readonly ChosenOption[],
  note: string | null,
): string {
  const quantities = new Map<string, number>()
  for (const { optionId, quantity } of chosen) {
    quantities.set(optionId, (quantities.get(optionId) ?? 0) + quantity)
  }
  const options = [...quantities]
    .filter(([, quantity]) => quantity !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([productId, options, (note ?? '').trim().replace(/\s+/g, ' ')])
}
