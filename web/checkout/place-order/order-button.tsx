import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PayingStage } from '#web/payments/pay-for-order.ts'

interface OrderButtonProps {
  /** The id of the form that it submits. */
  form: string
  totalPence: number
  /** Null while the way to pay is unknown. */
  by: 'cash' | 'card' | null
  isPlacing: boolean
  stage: PayingStage | null
}

/** Places the order; its label has the total and the way to pay. */
export function OrderButton({ form, totalPence, by, isPlacing, stage }: OrderButtonProps) {
  const { t } = useTranslation()
  const total = formatPence(totalPence)
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size="lg"
      isBlock
      disabled={by === null}
      isLoading={isPlacing || stage !== null}
      loadingLabel={t(
        stage === null
          ? 'checkout.ordering'
          : stage === 'paying'
            ? 'payments.paying'
            : 'payments.checking',
      )}
    >
      {t(by === 'cash' ? 'checkout.order' : 'payments.orderAndPay', { total })}
    </Button>
  )
}
