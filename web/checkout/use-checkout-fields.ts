import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form'
import type { Cart } from '#contract/cart/cart.ts'
import type { FieldCode } from '#contract/errors.ts'
import { fieldProblem } from '#web/messages/field-problem.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import {
  checkoutSchema,
  knownOfAccount,
  startingFields,
  type CheckoutFields,
} from './checkout-fields.ts'
import { storeDraft, storedDraft } from './checkout-draft.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'

const FIELDS: Record<string, keyof CheckoutFields> = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  addressLine: 'addressLine',
  deliveryNote: 'deliveryNote',
  allergyNote: 'allergyNote',
}

export type CheckoutFormState = UseFormReturn<CheckoutFields>

/** The form's state: starts with the stored draft, and stores every change for a reload. */
export function useCheckoutFields(cart: Cart): CheckoutFormState {
  const { cartToken, serviceType } = cart
  const user = useAppSelector(({ auth }) => auth.user)
  const form = useForm<CheckoutFields>({
    resolver: zodResolver(checkoutSchema(serviceType)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startingFields(cart, user, storedDraft(cartToken)),
  })
  const { subscribe, clearErrors, getValues, setValue } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(cartToken, values),
      }),
    [subscribe, cartToken],
  )

  // Logging in at checkout leaves what was typed, and fills empty fields with the account's details.
  useEffect(() => {
    if (!user) return
    const known = knownOfAccount(getValues(), user)
    for (const name of ['name', 'phone', 'email'] as const) {
      if (known[name] !== undefined) setValue(name, known[name], { shouldValidate: true })
    }
  }, [user, getValues, setValue])

  // A collection needs no street.
  useEffect(() => {
    if (serviceType === 'collection') clearErrors('street')
  }, [serviceType, clearErrors])
  return form
}

/** The props of a text field of the form, with its problem as a message. */
export function useCheckoutField(name: keyof CheckoutFields) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<CheckoutFields>()
  // A message of these schemas is always a field code.
  const code = formState.errors[name]?.message as FieldCode | undefined
  // Its label asks for a mobile number, and so does its problem.
  const called = name === 'phone' ? 'mobile' : name
  return { ...register(name), error: code && fieldProblem(t, code, called) }
}

/** The form's field for a path in a request: "contact.email" is the email, "address.…" the street. */
export function fieldOf(path: string): keyof CheckoutFields | null {
  return FIELDS[path] ?? (path.startsWith('address.') ? 'street' : null)
}

/** Shows the server's validation errors next to their fields. */
export function showFieldFaults(form: CheckoutFormState, { fields }: ApiFailure): void {
  for (const { field: path, code } of fields) {
    const field = fieldOf(path)
    if (field) form.setError(field, { message: code })
  }
}
