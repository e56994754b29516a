import '#web/messages/refund.ts'
import type { ReactNode } from 'react'
import { REFUND_PAYERS, type RefundPayer } from '#rules/payments/payment-status.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface PayerChoiceProps {
  /** Null: nobody is chosen. */
  payer: RefundPayer | null
  onChange: (payer: RefundPayer) => void
  error?: ReactNode
  className?: string
}

/** Who pays for a refund: the store or the marketplace. */
export function PayerChoice({ payer, onChange, error, className }: PayerChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      legend={t('refund.payer')}
      name="payer"
      options={REFUND_PAYERS.map((value) => ({ value, label: t(`refund.payers.${value}`) }))}
      value={payer}
      {...{ onChange, error, className }}
    />
  )
}
