import { useRef } from 'react'
import type { SavedAddress } from '#contract/address.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AddressForm } from './address-form.tsx'
import { shortDoor } from './saved-address-text.ts'

interface AddressFormDialogProps {
  /** The one to change; null for a new one. */
  address: SavedAddress | null
  /** There is none yet, so this one is the default. */
  isFirst: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Adds an address to the book, or changes one of it. */
export function AddressFormDialog({ address, isFirst, ...frame }: AddressFormDialogProps) {
  const { t } = useTranslation()
  const firstField = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      {...frame}
      isPressBesideIgnored
      initialFocus={firstField}
      title={t(address ? 'account.editTitle' : 'account.addTitle')}
      closeLabel={t('shell.close')}
      className="address-form-dialog"
    >
      <AddressForm
        address={address}
        isFirst={isFirst}
        firstField={firstField}
        onSaved={(saved) => {
          const title = t('account.saved', { address: shortDoor(saved) })
          showToast({ id: 'address-book', variant: 'positive', title })
          frame.onClose()
        }}
      />
    </Dialog>
  )
}
