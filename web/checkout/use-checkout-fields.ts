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
import { keepDraft, keptDraft } from './checkout-draft.ts'

export type CheckoutFormState = UseFormReturn<CheckoutFields>

/** The form's state: it begins as it was left, and every change is kept for a reload. */
export function useCheckoutFields(cart: Cart): CheckoutFormState {
  const { cartToken, serviceType } = cart
  const user = useAppSelector(({ auth }) => auth.user)
  const form = useForm<CheckoutFields>({
    resolver: zodResolver(checkoutSchema(serviceType)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startingFields(cart, user, keptDraft(cartToken)),
  })
  const { subscribe, clearErrors, getValues, setValue } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(cartToken, values),
      }),
    [subscribe, cartToken],
  )

  // Who logs in at checkout finds what they typed, and their account's details where they hadn't.
  useEffect(() => {
    if (!user) return
    const known = knownOfAccount(getValues(), user)
    for (const name of ['name', 'phone', 'email'] as const) {
      if (known[name] !== undefined) setValue(name, known[name], { shouldValidate: true })
    }
  }, [user, getValues, setValue])

  // A collection has no street to be missing.
  useEffect(() => {
    if (serviceType === 'collection') clearErrors('street')
  }, [serviceType, clearErrors])
  return form
}

/** What a text field of the form needs, with its problem in words. */
export function useCheckoutField(name: keyof CheckoutFields) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<CheckoutFields>()
  // A message of these schemas is always a field code.
  const code = formState.errors[name]?.message as FieldCode | undefined
  return { ...register(name), error: code && fieldProblem(t, code, name) }
}
