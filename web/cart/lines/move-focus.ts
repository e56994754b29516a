/**
 * Leads the focus on from the line of a basket that is about to go: to the next one, to the one before
 * where it was the last, and to the basket where it was the only one.
 */
export function leadFocusOn(): void {
  const line = document.activeElement?.closest('.basket-lines .line')
  const basket = line?.closest<HTMLElement>('aside, [role="dialog"]')
  if (!line || !basket) return
  const lines = [...basket.querySelectorAll('.basket-lines .line')]
  const at = lines.indexOf(line)
  const neighbour = lines[at + 1] ?? lines[at - 1]
  const next = neighbour?.querySelector<HTMLElement>('.line-acts a, .line-acts button')
  if (next) next.focus({ preventScroll: true })
  else focusBasket(basket)
}

/** Leads the focus from what goes, because it has done its work, to the basket that it is in. */
export function focusBasket(within: Element): void {
  const basket = within.closest<HTMLElement>('aside, [role="dialog"]')
  const target = basket?.querySelector<HTMLElement>('h2[tabindex]') ?? basket
  target?.focus({ preventScroll: true })
}
