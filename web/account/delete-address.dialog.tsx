import type { SavedAddress } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { useDeleteSavedAddressMutation } from '../calls/saved-address-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { doorWords, shortDoor, whereaboutsWords } from './saved-address-words.ts'

interface DeleteAddressDialogProps {
  address: SavedAddress
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Asks once more before an address is forgotten. */
export function DeleteAddressDialog({ address, ...frame }: DeleteAddressDialogProps) {
  const { t } = useTranslation()
  const [forget, { isLoading }] = useDeleteSavedAddressMutation()

  const deleteNow = async () => {
    try {
      await forget({ params: { id: address.id } }).unwrap()
      const title = t('account.deleted', { address: shortDoor(address) })
      showToast({ id: 'address-book', title })
    } catch (thrown) {
      const isGone = isApiFailure(thrown) && thrown.code === 'NONEXISTING_ADDRESS'
      if (!isGone) return showFailure(thrown)
    }
    frame.onClose()
  }

  return (
    <Dialog {...frame} title={t('account.deleteTitle')} closeLabel={t('shell.close')}>
      <div>
        <p className="strong">{doorWords(address)}</p>
        <p className="soft">{whereaboutsWords(address)}</p>
      </div>
      <p className="soft small">{t('account.deleteText')}</p>
      <Button
        variant="danger"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('account.deleting')}
        onClick={() => void deleteNow()}
      >
        {t('account.deleteYes')}
      </Button>
      <Button variant="quiet" isBlock onClick={frame.onClose}>
        {t('account.deleteNo')}
      </Button>
    </Dialog>
  )
}
