import { useState } from 'react'
import type { SavedAddress } from '#contract/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { labelledAddress, whereaboutsWords } from '#web/account/addresses/saved-address-text.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { SavedAddresses } from './use-saved-addresses.ts'

/** The number of addresses listed before "show more". */
const SHOWN_AT_FIRST = 4

interface SavedAddressChoiceProps {
  saved: SavedAddresses
  storeName: string
  /** An address that is not saved is being entered. */
  isOther: boolean
  onChoose: (address: SavedAddress) => void
  onOther: () => void
}

/** The saved addresses to choose from, and any other. */
export function SavedAddressChoice(props: SavedAddressChoiceProps) {
  const { saved, storeName, isOther, onChoose, onOther } = props
  const { items, current, refusedIds } = saved
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const shown = items.filter(
    ({ id }, index) => showsAll || index < SHOWN_AT_FIRST || id === current?.id,
  )
  return (
    <>
      <fieldset className="pays">
        <legend className="sr">{t('checkout.savedAddresses')}</legend>
        {shown.map((address) => (
          <div key={address.id} className="pay">
            <Choice
              type="radio"
              name="keptAddress"
              value={address.id}
              checked={!isOther && address.id === current?.id}
              onChange={() => onChoose(address)}
              end={address.isDefault && <Badge variant="brand">{t('checkout.isDefault')}</Badge>}
              small={
                refusedIds.includes(address.id)
                  ? t('checkout.savedOutside', {
                      place: whereaboutsWords(address),
                      store: storeName,
                    })
                  : whereaboutsWords(address)
              }
            >
              <span className="strong">{labelledAddress(address)}</span>
            </Choice>
          </div>
        ))}
        <div className="pay">
          <Choice
            type="radio"
            name="keptAddress"
            value="other"
            checked={isOther}
            onChange={onOther}
          >
            <span className="strong">{t('checkout.otherAddress')}</span>
          </Choice>
        </div>
      </fieldset>
      {shown.length < items.length && (
        <button type="button" className="link-btn show-all" onClick={() => setShowsAll(true)}>
          {t('checkout.showAllAddresses', { count: items.length })}
        </button>
      )}
    </>
  )
}
