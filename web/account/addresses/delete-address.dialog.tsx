import type { SavedAddress } from '#contract/address.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useDeleteSavedAddressMutation } from '#web/calls/address-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DeleteSavedDialog } from '#web/account/delete-saved.dialog.tsx'
import { doorWords, shortSavedAddress, whereaboutsWords } from './saved-address-text.ts'

interface DeleteAddressDialogProps {
  address: SavedAddress
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks for confirmation before an address is deleted. */
export function DeleteAddressDialog({ address, ...frame }: DeleteAddressDialogProps) {
  const { t } = useTranslation()
  const [deleteAddress, { isLoading }] = useDeleteSavedAddressMutation()

  const deleteNow = async () => {
    try {
      await deleteAddress({ params: { id: address.id } }).unwrap()
      const title = t('account.deleted', { address: shortSavedAddress(address) })
      showToast({ id: 'address-book', title })
    } catch (thrown) {
      const isMissing = isApiFailure(thrown) && thrown.code === 'NONEXISTING_ADDRESS'
      if (!isMissing) return showFailure(thrown)
    }
    frame.onClose()
  }

  return (
    <DeleteSavedDialog
      {...frame}
      title={t('account.deleteTitle')}
      name={doorWords(address)}
      details={whereaboutsWords(address)}
      consequence={t('account.deleteText')}
      yes={t('account.deleteYes')}
      isDeleting={isLoading}
      onDelete={() => void deleteNow()}
    />
  )
}
