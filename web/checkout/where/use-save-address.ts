import { showToast } from '#ui/toast/toast-queue.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { withStreet } from '#rules/address/street.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useSaveAddressMutation } from '#web/calls/address-calls.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import type { CheckoutFormState } from '#web/checkout/use-checkout-fields.ts'

/**
 * Saves the address of a placed order if its customer wants that. The order does not wait for it; if saving
 * fails, a toast says so on whatever page is open.
 */
export function useSaveAddress(cart: Cart, form: CheckoutFormState): () => void {
  const { t } = useTranslation()
  const [save] = useSaveAddressMutation()
  const auth = useAppSelector(({ auth }) => auth)

  async function saveAddress() {
    const { street, addressLine, savesAddress } = form.getValues()
    const { address, serviceType } = cart
    if (!auth.isAuthenticated || !savesAddress || !address || serviceType !== 'delivery') return
    const isDefault = auth.defaultAddress === null
    try {
      await save({ body: { ...withStreet(address, street), addressLine, isDefault } }).unwrap()
    } catch (thrown) {
      const title = t('checkout.addressNotSaved')
      const text = isApiFailure(thrown) ? textOfFailure(thrown) : undefined
      showToast({ id: 'address-book', variant: 'warning', title, text })
    }
  }
  return () => void saveAddress()
}
