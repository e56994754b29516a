import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface OrderButtonProps {
  /** The id of the form that it sends. */
  form: string
  totalPence: number
  isPlacing: boolean
}

/** Orders, and says what that costs. */
export function OrderButton({ form, totalPence, isPlacing }: OrderButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size="lg"
      isBlock
      isLoading={isPlacing}
      loadingLabel={t('checkout.ordering')}
    >
      {t('checkout.order', { total: formatPence(totalPence) })}
    </Button>
  )
}
