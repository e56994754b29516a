import type { Stock } from '#api/menu/menu-at.ts'

/** The part of a line that decides how much it needs of counted products. */
export interface Items {
  productId: string
  quantity: number
  parts?: readonly { productId: string }[] | undefined
}

/** The products that are in some lines, those of meal deals among them. */
export function productIdsOf(lines: readonly Omit<Items, 'quantity'>[]): string[] {
  return lines.flatMap(({ productId, parts = [] }) => [
    productId,
    ...parts.map((part) => part.productId),
  ])
}

/** How many of each counted product some lines need together. */
export function countItems(stock: Stock, lines: readonly Items[]): Map<string, number> {
  const used = new Map<string, number>()
  if (stock.size === 0) return used
  for (const line of lines)
    for (const id of productIdsOf([line]))
      if (stock.has(id)) used.set(id, (used.get(id) ?? 0) + line.quantity)
  return used
}
