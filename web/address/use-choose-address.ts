import { useStore } from 'react-redux'
import type { Address } from '#contract/address.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { showFailure } from '../calls/show-failure.ts'
import { searchAddressChosen } from '../state/search-address.slice.ts'
import type { AppStore } from '../state/store.ts'

/**
 * Makes an address the one that food is looked for, and that of the basket if there is one. A basket
 * whose store does not deliver there keeps its old address and says so itself; whoever is looking for
 * another store is not told here as well.
 */
export function useChooseAddress({ isLookingAround }: { isLookingAround: boolean }) {
  const store = useStore() as AppStore // the one store that Providers make
  return async (address: Address): Promise<void> => {
    store.dispatch(searchAddressChosen(address))
    const { cartToken } = store.getState().cart
    if (cartToken === null) return
    const { cartApi } = await import('../calls/cart-calls.ts')
    const change = { params: { cartToken }, body: { address } }
    try {
      await store.dispatch(cartApi.endpoints.changeCartAddress.initiate(change)).unwrap()
    } catch (thrown) {
      const isOutside = isApiFailure(thrown) && thrown.code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES'
      if (!(isOutside && isLookingAround)) showFailure(thrown)
    }
  }
}
