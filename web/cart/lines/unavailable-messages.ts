import type { CartLine } from '#contract/cart/cart-line.ts'
import { listFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

type Line = Pick<CartLine, 'id' | 'name' | 'unavailableReason' | 'left'>

const list = listFormat()

/** Why a line cannot be ordered, and what helps. */
export function whyNot(
  t: Translate,
  { unavailableReason: reason, left }: Pick<Line, 'unavailableReason' | 'left'>,
): string {
  if (reason === null) return ''
  if (reason !== 'tooFewLeft') return t(`cart.unavailableReason.${reason}`)
  return left
    ? t('cart.unavailableReason.tooFewLeft', { count: left })
    : t('cart.unavailableReason.soldOut')
}

/** Whether another time helps. */
export const isOfTime = (reason: Line['unavailableReason'] | undefined): boolean =>
  reason === 'notSoldThen' || reason === 'storeClosed'

/** The same for several lines in one sentence; if their reasons differ, each has its own. */
export function whyNotThese(t: Translate, lines: readonly Line[]): string {
  const names = list.format(lines.map(({ name }) => name))
  const words = { names, count: lines.length }
  const [reason, ...others] = new Set(lines.map(reasonOf))
  if (others.length > 0) return t('cart.unavailableLines', words)
  if (reason === 'notOnMenu') return t('cart.notOnMenuLines', words)
  if (reason === 'tooFewLeft') return t('cart.tooFewLeftLines', words)
  if (isOfTime(reason)) return t('cart.notSoldLines', words)
  return reason === 'optionUnavailable'
    ? t('cart.soldOutChoices', words)
    : t('cart.soldOutLines', words)
}

/** A sentence about the lines that are not sold at the chosen time; null if all are. */
export function notSoldThen(t: Translate, lines: readonly Line[]): string | null {
  const those = lines.filter(({ unavailableReason }) => unavailableReason === 'notSoldThen')
  return those.length === 0 ? null : whyNotThese(t, those)
}

/** A product that is counted and has none left is sold out. */
const reasonOf = ({ unavailableReason, left }: Line) =>
  unavailableReason === 'tooFewLeft' && !left ? 'soldOut' : unavailableReason
