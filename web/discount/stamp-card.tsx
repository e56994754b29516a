import { Check, Copy } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { copyText } from '#ui/share-link.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import '#web/messages/discount.ts'
import type { StampCard } from '#contract/discount.ts'
import type { Translate } from '#web/messages/i18n.ts'

interface StampsProps {
  stamps: number
  needed: number
}

/** More stamps than this would not fit. */
const maximumDrawn = 12

/** The picture of a stamp card; the words next to it say the same. */
export function Stamps({ stamps, needed }: StampsProps) {
  if (needed > maximumDrawn) return null
  const places = Array.from({ length: needed }, (_, place) => place)
  return (
    <span className="stamps" aria-hidden>
      {places.map((place) => (
        <span key={place} className={place < stamps ? 'stamp is-set' : 'stamp'}>
          {place < stamps && <Icon of={Check} />}
        </span>
      ))}
    </span>
  )
}

/** A promo code to read, and to copy where scripts run. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    if ((await copyText(code)) === 'copied')
      showToast({ id: 'code', variant: 'positive', title: t('discount.copied', { code }) })
    else showToast({ id: 'code', variant: 'warning', title: t('discount.notCopied', { code }) })
  }
  return (
    <button
      type="button"
      className="offer-code"
      aria-label={t('discount.copyCode', { code })}
      onClick={() => void copy()}
    >
      <b>{code}</b>
      <span className="only-scripted">
        <Icon of={Copy} /> {t('discount.copy')}
      </span>
    </button>
  )
}

/** The number of stamps on a card, and what to do with a full one. */
export function stampWords(t: Translate, card: StampCard): string {
  const { stamps, ordersNeeded: needed, ordersLeft: count, offer } = card
  if (count > 0)
    return `${t('discount.stampsOf', { stamps, needed })}. ${t('discount.stampsLeft', { count })}.`
  return offer.code === null
    ? t('discount.cardFull')
    : t('discount.cardFullCode', { code: offer.code })
}
