import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useStateLater, withState } from '#web/state/lazy-state.ts'

const AddressRequiredDialog = lazyPart(() =>
  import('#web/address/address-required.dialog.tsx').then(({ AddressRequiredDialog }) => ({
    default: AddressRequiredDialog,
  })),
)

/**
 * The dialog that asks for an address, which any page may open through the state. Loaded when it is first
 * opened; stays mounted, so that closing is animated.
 */
export function AddressQuestion() {
  const isOpen = useStateLater(({ searchAddress }) => searchAddress.isOpenModal) ?? false
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useCloseOnBack(isOpen)
  if (!wasOpened) return null
  return (
    <Suspense>
      <AddressRequiredDialog />
    </Suspense>
  )
}

/** Going back leaves the dialog behind as well. */
function useCloseOnBack(isOpen: boolean): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [openedAt, setOpenedAt] = useState(pathname)
  if (!isOpen && openedAt !== pathname) setOpenedAt(pathname)
  const isLeft = isOpen && isBack && openedAt !== pathname
  useEffect(() => {
    if (isLeft) void withState(({ closeAddressDialog }) => closeAddressDialog())
  }, [isLeft])
}
