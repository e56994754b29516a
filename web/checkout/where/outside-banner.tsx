import type { Cart } from '#contract/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ProblemBanner } from '#web/checkout/place-order/problem-banner.tsx'

interface OutsideBannerProps {
  cart: Cart
  /** The address that the store does not deliver to, if one was just tried. */
  refused: string | null
  /** Another address is already being searched for. */
  isAsking: boolean
  onChange: () => void
  onCollect: () => void
}

/** Says that the store does not deliver to an address, and what can be done about it. */
export function OutsideBanner(props: OutsideBannerProps) {
  const { cart, refused, isAsking, onChange, onCollect } = props
  const { t } = useTranslation()
  const { address, store, problems } = cart
  const isOutside = problems.some(({ code }) => code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES')
  const outside = refused ?? (isOutside ? (address?.postCode ?? '') : null)
  const mayCollect = store.services.includes('collection')
  if (outside === null) return null
  return (
    <ProblemBanner
      title={
        outside
          ? t('checkout.outside', { store: store.name, address: outside })
          : t('checkout.outsideUnnamed', { store: store.name })
      }
      action={
        <>
          {!isAsking && (
            <Button size="sm" onClick={onChange}>
              {t('checkout.changeAddress')}
            </Button>
          )}
          {mayCollect && (
            <Button size="sm" onClick={onCollect}>
              {t('checkout.collectInstead')}
            </Button>
          )}
        </>
      }
    >
      {t(mayCollect ? 'checkout.outsideAdvice' : 'checkout.outsideAdviceAddress')}
    </ProblemBanner>
  )
}
