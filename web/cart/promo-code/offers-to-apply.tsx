import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from '#contract/discount.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface OffersToApplyProps {
  offers: readonly Offer[]
  /** Resolves to whether the basket has the code now. */
  onApply: (code: string) => Promise<boolean>
}

/** Offers whose codes can be applied to a basket, each with one press. */
export function OffersToApply({ offers, onApply }: OffersToApplyProps) {
  const { t } = useTranslation()
  const [applied, setApplied] = useState<string | null>(null)
  const apply = async (code: string) => {
    if (applied !== null) return
    setApplied(code)
    await onApply(code)
    setApplied(null)
  }
  if (offers.length === 0) return null
  return (
    <ul className="row wrap offers-to-apply" aria-label={t('discount.offers')}>
      {offers.map(({ id, name, code }) => (
        <li key={id}>
          <button
            type="button"
            className="offer"
            aria-busy={applied === code || undefined}
            onClick={() => code !== null && void apply(code)}
          >
            <Icon of={TicketPercent} />
            <span>{name}</span>
            {applied === code ? <Spinner /> : <b>{t('discount.apply')}</b>}
            <span className="sr">{code}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
