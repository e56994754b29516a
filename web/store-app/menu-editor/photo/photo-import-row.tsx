import { Check, CircleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PhotoToImport } from './use-photo-import.ts'

interface PhotoImportRowProps {
  of: PhotoToImport
  menu: MenuDocument
  /** Photos are being added, or this one is. */
  isLocked: boolean
  onDish: (productId: string | null) => void
  onLeaveOut: () => void
}

/** A chosen photo: what it shows, its dish, and what becomes of it. */
export function PhotoImportRow(props: PhotoImportRowProps) {
  const { of, menu, isLocked, onDish, onLeaveOut } = props
  const { t } = useTranslation()
  const { file, preview, productId } = of
  const { name } = file
  return (
    <li className="photo-import-row">
      {preview ? (
        <img className="photo" src={preview} alt="" width={64} height={64} />
      ) : (
        <span className="photo" />
      )}
      <div className="photo-import-dish">
        <b>{name}</b>
        <DishSelect
          menu={menu}
          label={t('photoImport.dishOf', { name })}
          productId={productId}
          disabled={isLocked}
          onDish={onDish}
        />
        <What {...props} />
      </div>
      {!isLocked && (
        <IconButton
          icon={Trash2}
          label={t('photoImport.leaveOut', { name })}
          onClick={onLeaveOut}
        />
      )}
    </li>
  )
}

interface DishSelectProps {
  menu: MenuDocument
  label: string
  productId: string | null
  disabled: boolean
  onDish: (productId: string | null) => void
}

/** A menu of hundreds of dishes is listed only where somebody is about to choose. */
function DishSelect({ menu, label, productId, disabled, onDish }: DishSelectProps) {
  const { t } = useTranslation()
  const [isFilled, setIsFilled] = useState(false)
  const categories = menu.categories
    .map(({ id, name, products }) => ({
      id,
      name,
      products: isFilled ? products : products.filter((each) => each.id === productId),
    }))
    .filter(({ products }) => products.length > 0)
  return (
    <Select
      label={label}
      isLabelHidden
      value={productId ?? ''}
      disabled={disabled}
      onFocus={() => setIsFilled(true)}
      onChange={({ target }) => onDish(target.value === '' ? null : target.value)}
    >
      <option value="">{t('photoImport.noDish')}</option>
      {categories.map(({ id, name, products }) => (
        <optgroup key={id} label={name}>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

function What({ of }: PhotoImportRowProps) {
  const { t } = useTranslation()
  const { state, failure, productId, isAmbiguous, double, replaces } = of
  if (state === 'added')
    return (
      <p className="row small">
        <Icon of={Check} />
        {t('photoImport.added')}
      </p>
    )
  if (state === 'sending' || state === 'waiting')
    return (
      <p className="row small">
        <Spinner />
        {t(`photoImport.${state}`)}
      </p>
    )
  if (failure && double !== 'leftOut')
    return (
      <p className="problem">
        <Icon of={CircleAlert} />
        {textOfFailure(failure)}
      </p>
    )
  if (productId === null)
    return (
      <p className="small soft">
        {t(isAmbiguous ? 'photoImport.ambiguous' : 'photoImport.withoutDish')}
      </p>
    )
  return (
    <p className="small soft">
      {double && <>{t(`photoImport.double.${double}`)} </>}
      {replaces && t('photoImport.replaces')}
      {!double && !replaces && t('photoImport.forDish')}
    </p>
  )
}
