import { House, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SavedAddress } from '#contract/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useChangeSavedAddressMutation } from '#web/calls/saved-address-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { labelledDoor, shortDoor, whereaboutsWords } from './saved-address-text.ts'

interface SavedAddressItemProps {
  address: SavedAddress
  onEdit: () => void
  onDelete: () => void
}

/** One address of the book, and what can be done about it. */
export function SavedAddressItem({ address, onEdit, onDelete }: SavedAddressItemProps) {
  const { t } = useTranslation()
  const { isDefault } = address
  const named = { address: shortDoor(address) }
  const { makeDefault, isMaking, editRef } = useMakeDefault(address)
  return (
    <li className="panel saved-address">
      <Icon of={isDefault ? House : MapPin} />
      <div className="saved-address-words">
        <p className="strong">
          {labelledDoor(address)}{' '}
          {isDefault && <Badge variant="brand">{t('account.isDefault')}</Badge>}
        </p>
        <p className="soft">{whereaboutsWords(address)}</p>
        {address.courierNote && (
          <p className="small soft">{t('account.courierSees', { note: address.courierNote })}</p>
        )}
      </div>
      <div className="row wrap saved-address-acts">
        <button
          ref={editRef}
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
            isLoading={isMaking}
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

/** The button goes when it has done its work, and the whole address moves: the focus stays with it. */
function useMakeDefault(saved: SavedAddress) {
  const { t } = useTranslation()
  const [change, { isLoading }] = useChangeSavedAddressMutation()
  const editRef = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const { id, isDefault, ...address } = saved

  useEffect(() => {
    if (isDefault && wasAsked.current) editRef.current?.focus()
    wasAsked.current = false
  }, [isDefault])

  const makeDefault = async () => {
    wasAsked.current = true
    try {
      const body = { ...address, addressLine: '', isDefault: true }
      await change({ params: { id }, body }).unwrap()
      const title = t('account.madeDefault', { address: shortDoor(saved) })
      showToast({ id: 'address-book', variant: 'positive', title })
    } catch (thrown) {
      wasAsked.current = false
      showFailure(thrown)
    }
  }
  return { makeDefault, isMaking: isLoading, editRef }
}
