import { type RefObject, type SubmitEvent, useRef } from 'react'
import type { SavedAddress } from '#contract/address.ts'
import { insertAddressLine } from '#rules/address/place-data.ts'
import { withStreet } from '#rules/address/street.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { AddressInput, useAddressLabel } from '#web/address/field/address-input.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { shortSavedAddress } from './saved-address-text.ts'
import { useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  /** The one to change; null for a new one. */
  address: SavedAddress | null
  isFirst: boolean
  /** The field that gets the focus. */
  firstField: RefObject<HTMLInputElement | null>
  onSaved: (address: SavedAddress) => void
}

interface AddressFormDialogProps {
  /** The one to change; null for a new one. */
  address: SavedAddress | null
  /** There is none yet, so this one becomes the default. */
  isFirst: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Adds or changes a saved address. */
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
          const title = t('account.saved', { address: shortSavedAddress(saved) })
          showToast({ id: 'address-book', variant: 'positive', title })
          frame.onClose()
        }}
      />
    </Dialog>
  )
}

/** The fields of an address: its location, the street, the flat. Nothing typed is lost if saving fails. */
function AddressForm({ address, isFirst, firstField, onSaved }: AddressFormProps) {
  const { t } = useTranslation()
  const { field, place, form, problem, placeProblem, refusal, isSaving, submit } = useAddressForm({
    address,
    isFirst,
    onSaved,
  })
  const [street, addressLine] = form.watch(['street', 'addressLine'])
  const reads = place && insertAddressLine(withStreet(place, street).address, addressLine)
  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    if (!(await submit()))
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void press(event)}>
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <AddressInput
        field={field}
        inputRef={firstField}
        label={useAddressLabel({ isPrecise: true })}
        error={placeProblem}
      />
      <Field
        label={t('account.street')}
        placeholder={t('account.streetExample')}
        autoComplete="address-line1"
        aria-required
        error={problem('street')}
        {...form.register('street')}
      />
      <Field
        label={t('account.addressLine')}
        placeholder={t('account.optional')}
        autoComplete="address-line2"
        error={problem('addressLine')}
        {...form.register('addressLine')}
      />
      <Field
        label={t('account.label')}
        placeholder={t('account.optional')}
        list="address-labels"
        error={problem('label')}
        {...form.register('label')}
      />
      <datalist id="address-labels">
        <option>{t('account.labelHome')}</option>
        <option>{t('account.labelWork')}</option>
      </datalist>
      <Field
        label={t('account.courierNote')}
        placeholder={t('account.optional')}
        error={problem('courierNote')}
        {...form.register('courierNote')}
      />
      <p className="small soft address-reads">
        {reads && street.trim() ? (
          <>
            {t('account.preview')} <span className="strong">{reads}</span>
          </>
        ) : (
          t('account.previewEmpty')
        )}
      </p>
      {!isFirst && !address?.isDefault && (
        <Choice type="checkbox" {...form.register('isDefault')}>
          {t('account.useAsDefault')}
        </Choice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isSaving}
        loadingLabel={t('account.saving')}
      >
        {t('account.save')}
      </Button>
    </form>
  )
}
