import { useRef, useState, type SubmitEvent } from 'react'
import { useMatch, useNavigate } from 'react-router'
import type { Address } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { chooseAddress } from '#web/state/first-acts.ts'
import { addressDialogClosed } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { AddressInput } from './field/address-input.tsx'
import { placeOf } from './address-location.ts'
import { useAddressField } from './field/use-address-field.ts'

/* Positioned where a phone has room for the suggestions or its keyboard; sizes in pixels. */
const TABLE: readonly PlacedDish[] = [
  { picture: 'curry-rice', vessel: 'bare', x: 22, y: 48, size: 200 },
  { picture: null, vessel: 'dip', x: 58, y: 22, size: 66, dip: '#7FA650' },
  { picture: 'hamburger', vessel: 'enamel', x: 84, y: 74, size: 190 },
  { picture: 'hot-pepper', vessel: 'bare', x: 46, y: 88, size: 50, turn: 20 },
]

/** Asks for the address that fees and times depend on. */
export function AddressRequiredDialog() {
  return (
    <WithState>
      <AddressDialog />
    </WithState>
  )
}

function AddressDialog() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(({ searchAddress }) => searchAddress.isOpenModal)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      title={t('address.requiredTitle')}
      closeLabel={t('address.close')}
      isOpen={isOpen}
      onClose={() => dispatch(addressDialogClosed())}
      initialFocus={input}
      className="address-dialog"
    >
      <p className="soft">{t('address.requiredText')}</p>
      <AddressForm inputRef={input} />
      <TableSetting
        className="address-table only-phone"
        seed="address"
        cloth="custard"
        weave="gingham"
        dishes={TABLE}
      />
    </Dialog>
  )
}

function AddressForm({ inputRef }: { inputRef: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const take = useTakeAddress()
  const [address, setAddress] = useState<Address | null>(null)
  const [isSettling, setIsSettling] = useState(false)
  const field = useAddressField({
    value: address,
    // Choosing is the dialog's only purpose, so it needs no second press.
    onChosen: (chosen) => {
      setAddress(chosen)
      take(chosen)
    },
    onCleared: () => setAddress(null),
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSettling) return
    setIsSettling(true)
    const found = await field.settle()
    setIsSettling(false)
    if (!found) inputRef.current?.focus()
  }

  return (
    <form className="search" onSubmit={submit}>
      <AddressInput field={field} isLabelHidden inputRef={inputRef} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isLoading={isSettling}
        loadingLabel={t('address.using')}
      >
        {t('address.use')}
      </Button>
    </form>
  )
}

/** Stores the address and closes the dialog; a list of stores becomes the list for that address. */
function useTakeAddress() {
  const navigate = useNavigate()
  const isOnList = useMatch('/restaurants/:city/:area') !== null
  const service = useAppSelector(({ searchAddress }) => searchAddress.service)
  return (address: Address) => {
    void chooseAddress(address, { isLookingAround: isOnList })
    if (isOnList) void navigate(links.storeList(placeOf(address), { service }))
  }
}
