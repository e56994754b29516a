import { House, MapPin } from 'lucide-react'
import type { SavedAddress } from '#contract/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMakeDefault } from '#web/account/use-make-default.ts'
import { useMakeAddressDefaultMutation } from '#web/calls/address-calls.ts'
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
