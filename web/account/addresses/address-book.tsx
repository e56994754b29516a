import { Plus, House, MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SAVED_ADDRESSES_MAXIMUM } from '#contract/constants.ts'
import type { SavedAddress } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import {
  useListSavedAddressesQuery,
  useMakeAddressDefaultMutation,
} from '#web/calls/address-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SavedList } from '#web/account/account-list.tsx'
import { ADD_BUTTON_ID, useFocusGoesOn } from '#web/account/use-focus-after-delete.ts'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'
import { Badge } from '#ui/badge.tsx'
import { useMakeDefault } from '#web/account/use-make-default.ts'
import { labelledAddress, shortSavedAddress, whereaboutsWords } from './saved-address-text.ts'

const AddressFormDialog = lazyPart(() =>
  import('./address-form.dialog.tsx').then(({ AddressFormDialog }) => ({
    default: AddressFormDialog,
  })),
)
const DeleteAddressDialog = lazyPart(() =>
  import('./delete-address.dialog.tsx').then(({ DeleteAddressDialog }) => ({
    default: DeleteAddressDialog,
  })),
)

/** The open dialog, and its address; null for a new one. */
type Over =
  | { dialog: 'form'; address: SavedAddress | null }
  | { dialog: 'delete'; address: SavedAddress }

/** The saved addresses of a customer, the default first. */
export function AddressBook({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useListSavedAddressesQuery(accountId, {
    refetchOnMountOrArgChange: true,
  })
  useRefetchOnReturn(refetch)
  const [over, setOver] = useState<Over | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useFocusGoesOn(data, over !== null)
  const frame = { isOpen, onClose: () => setIsOpen(false), onClosed: () => setOver(null) }
  const open = (next: Over) => {
    setOver(next)
    setIsOpen(true)
  }

  const items = data?.items
  const maximum = SAVED_ADDRESSES_MAXIMUM
  const add = (
    <Button
      id={ADD_BUTTON_ID}
      variant="primary"
      aria-haspopup="dialog"
      onClick={() => open({ dialog: 'form', address: null })}
    >
      <Icon of={Plus} />
      {t('account.add')}
    </Button>
  )
  return (
    <>
      <SavedList
        {...{ items, add, maximum }}
        isFailed={isError && !isFetching}
        onTryAgain={() => void refetch()}
        words={{
          intro: t('account.intro'),
          loading: t('account.loading'),
          failedTitle: t('account.failedTitle'),
          emptyTitle: t('account.emptyTitle'),
          emptyText: t('account.emptyText'),
          full: t('account.full', { maximum }),
        }}
        placeClass="saved-address-place"
      >
        {(address) => (
          <SavedAddressItem
            key={address.id}
            address={address}
            onEdit={() => open({ dialog: 'form', address })}
            onDelete={() => open({ dialog: 'delete', address })}
          />
        )}
      </SavedList>
      <Suspense>
        {over?.dialog === 'form' && (
          <AddressFormDialog {...frame} address={over.address} isFirst={items?.length === 0} />
        )}
        {over?.dialog === 'delete' && <DeleteAddressDialog {...frame} address={over.address} />}
      </Suspense>
    </>
  )
}

interface SavedAddressItemProps {
  address: SavedAddress
  onEdit: () => void
  onDelete: () => void
}

/** One saved address and its buttons. */
function SavedAddressItem({ address, onEdit, onDelete }: SavedAddressItemProps) {
  const { t } = useTranslation()
  const { isDefault } = address
  const named = { address: shortSavedAddress(address) }
  const [send, { isLoading }] = useMakeAddressDefaultMutation()
  const { makeDefault, nextRef } = useMakeDefault({
    isDefault,
    send: () => send({ params: { id: address.id } }).unwrap(),
    toast: { id: 'address-book', title: t('account.madeDefault', named) },
  })
  return (
    <li className="panel saved-address">
      <Icon of={isDefault ? House : MapPin} />
      <div className="saved-address-words">
        <p className="strong">
          {labelledAddress(address)}{' '}
          {isDefault && <Badge variant="brand">{t('account.isDefault')}</Badge>}
        </p>
        <p className="soft">{whereaboutsWords(address)}</p>
        {address.courierNote && (
          <p className="small soft">{t('account.courierSees', { note: address.courierNote })}</p>
        )}
      </div>
      <div className="row wrap saved-address-acts">
        <button
          ref={nextRef}
          type="button"
          className="btn secondary sm"
          aria-haspopup="dialog"
          aria-label={t('account.editNamed', named)}
          onClick={onEdit}
        >
          {t('account.edit')}
        </button>
        {!isDefault && (
          <Button
            size="sm"
            aria-label={t('account.makeDefaultNamed', named)}
            isLoading={isLoading}
            loadingLabel={t('account.makingDefault')}
            onClick={() => void makeDefault()}
          >
            {t('account.makeDefault')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('account.deleteNamed', named)}
          onClick={onDelete}
        >
          {t('account.delete')}
        </Button>
      </div>
    </li>
  )
}
