import '#web/messages/discount.ts'
import type { StampCard } from '#contract/discount.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** How far a stamp card has come, and what to do with one that is full. */
export function stampWords(t: Translate, card: StampCard): string {
  const { stamps, ordersNeeded: needed, ordersLeft: count, offer } = card
  if (count > 0)
    return `${t('discount.stampsOf', { stamps, needed })}. ${t('discount.stampsLeft', { count })}.`
  return offer.code === null
    ? t('discount.cardFull')
    : t('discount.cardFullCode', { code: offer.code })
}
