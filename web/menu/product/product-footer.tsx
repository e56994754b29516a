import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import type { Product } from '#contract/menu.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { unavailableWords } from '#web/menu/sold-messages.ts'

interface ProductFooterProps {
  product: Product
  quantity: number
  onQuantity: (quantity: number) => void
  totalPence: number
  isChange: boolean
  isSending: boolean
  /** Why adding failed, next to the button where it is visible. */
  failure: string | null
}

/** The quantity, and the button with the total price. */
export function ProductFooter(props: ProductFooterProps) {
  const { product, quantity, onQuantity, totalPence, isChange, isSending } = props
  const { t } = useTranslation()
  const price = formatPence(totalPence)
  return (
    <footer>
      {props.failure && <Banner variant="danger">{props.failure}</Banner>}
      <Stepper
        value={quantity}
        maximum={Math.max(quantity, product.left ?? LINE_QUANTITY_MAXIMUM)}
        onChange={onQuantity}
        label={t('menu.quantity')}
        lessLabel={t('menu.fewer')}
        moreLabel={t('menu.more')}
      />
      <Button
        type="submit"
        form="product-form"
        variant="primary"
        size="lg"
        disabled={!product.isAvailable}
        isLoading={isSending}
        loadingLabel={t(isChange ? 'menu.saving' : 'menu.adding')}
      >
        {product.isAvailable
          ? t(isChange ? 'menu.saveFor' : 'menu.addFor', { price })
          : unavailableWords(t, product, serverNow())}
      </Button>
    </footer>
  )
}
