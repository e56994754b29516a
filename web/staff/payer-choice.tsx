import '#web/messages/refund.ts'
import type { ReactNode } from 'react'
import { formatPence } from '#rules/money/pence.ts'
import { REFUND_PAYERS, type RefundPayer } from '#rules/payments/payment-status.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { shareOf, type PayingChoice } from './refund-choice.ts'

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

interface BearerChoiceProps {
  wish: PayingChoice
  /** What the refund comes to. */
  amountPence: number
  shareProblem: ReactNode
  onChange: (paying: PayingChoice) => void
}

/** Who pays for a refund: the store, the marketplace, or both, with what the marketplace pays of it. */
export function BearerChoice({ wish, amountPence, shareProblem, onChange }: BearerChoiceProps) {
  const { t } = useTranslation()
  const { bearer, share } = wish
  const sharePence = shareOf(wish, amountPence)
  return (
    <>
      <ChoiceGroup
        className="reasons"
        legend={t('refund.payer')}
        name="payer"
        options={[
          ...REFUND_PAYERS.map((value) => ({ value, label: t(`refund.payers.${value}`) })),
          { value: 'both' as const, label: t('refund.both') },
        ]}
        value={bearer}
        onChange={(chosen) => onChange({ bearer: chosen, share })}
      />
      {bearer === 'both' && (
        <Field
          label={t('refund.share')}
          hint={
            sharePence === null
              ? t('refund.shareHint')
              : t('refund.shareLeaves', { amount: formatPence(amountPence - sharePence) })
          }
          inputMode="decimal"
          value={share}
          onChange={(event) => onChange({ bearer, share: event.target.value })}
          error={shareProblem}
        />
      )}
    </>
  )
}
