import type { ChosenOption } from './check-options.ts'
import type { ChosenPart } from './check-parts.ts'

/**
 * Equal for cart lines that are the same thing and merge into one: same product, same options in
 * any order, same parts of a meal deal in any order, same note apart from spacing.
 */
export function lineKey(
  productId: string,
  chosen: readonly ChosenOption[],
  note: string | null,
  parts: readonly ChosenPart[] = [],
): string {
  const filled = parts
    .map(({ slotId, productId: partId, options }) => [slotId, partId, added(options)])
    .sort(byText)
  return JSON.stringify([
    productId,
    added(chosen),
    (note ?? '').trim().replace(/\s+/g, ' '),
    filled,
  ])
}

/** The options with the quantities of the same one added up, in one order. */
function added(chosen: readonly ChosenOption[]): [string, number][] {
  const quantities = new Map<string, number>()
  for (const { optionId, quantity } of chosen) {
    quantities.set(optionId, (quantities.get(optionId) ?? 0) + quantity)
  }
  return [...quantities]
    .filter(([, quantity]) => quantity !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
