import { useFormContext } from 'react-hook-form'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import type { CheckoutFields } from '#web/checkout/checkout-fields.ts'
import { useCheckoutField } from '#web/checkout/use-checkout-fields.ts'

interface AddressFieldsProps {
  /** The address is a saved one. */
  isSaved: boolean
  /** Its street and flat are known, so there are no fields for them. */
  hasStreet: boolean
}

/** What a postcode lacks: the street, the flat, and how the courier finds the door. */
export function AddressFields({ isSaved, hasStreet }: AddressFieldsProps) {
  const { t } = useTranslation()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const street = useCheckoutField('street')
  const addressLine = useCheckoutField('addressLine')
  const deliveryNote = useCheckoutField('deliveryNote')
  const { register } = useFormContext<CheckoutFields>()
  const note = (
    <Field
      key="note"
      label={t('checkout.deliveryNote')}
      placeholder={t('checkout.deliveryNoteExample')}
      autoComplete="off"
      {...deliveryNote}
    />
  )
  if (hasStreet) return note
  return (
    <>
      <Field
        key="street"
        label={t('checkout.street')}
        placeholder={t('checkout.streetExample')}
        autoComplete="address-line1"
        aria-required
        {...street}
      />
      <div className="two">
        <Field
          label={t('checkout.addressLine')}
          placeholder={t('checkout.optional')}
          autoComplete="address-line2"
          {...addressLine}
        />
        {note}
      </div>
      {isSignedIn && !isSaved && (
        <Choice type="checkbox" className="keep-address" {...register('savesAddress')}>
          {t('checkout.saveThisAddress')}
        </Choice>
      )}
    </>
  )
}
