import type { Cart } from '#contract/cart/cart.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useRemoveCode } from './use-promo-code.ts'

/** Takes a code off that does not count, so that the basket can be ordered. */
export function RemoveCode({ cart: { discountCode } }: { cart: Cart }) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useRemoveCode(discountCode ?? '')
  if (discountCode === null) return null
  return (
    <Button
      size="sm"
      isLoading={isRemoving}
      loadingLabel={t('discount.removing')}
      onClick={() => void remove()}
    >
      {t('discount.removeCode')}
    </Button>
  )
}

/** To whoever may have a right to a discount that guests have not. */
export function LogIn() {
  const { t } = useTranslation()
  return (
    <DialogLink className={buttonClass({ size: 'sm' })} dialog={links.login()}>
      {t('discount.logIn')}
    </DialogLink>
  )
}
