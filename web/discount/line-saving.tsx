import '#web/styles/discount.css'
import '#web/messages/discount.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What of a discount falls on a dish, where it falls on some dishes only. */
export function LineSaving({ pence }: { pence: number }) {
  const { t } = useTranslation()
  if (pence === 0) return null
  return (
    <small className="line-saving">
      <span className="sr">{t('discount.row')} </span>
      {t('discount.amount', { amount: formatPence(pence) })}
    </small>
  )
}
