import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Address, saveAddress, SavedAddress } from '#contract/address.ts'
import type { BodyOf } from '#contract/call.ts'
import type { FieldCode } from '#contract/errors.ts'
import { optionalLine, optionalText, text } from '#contract/fields.ts'
import { streetAddressOf, streetOf, withStreet } from '#rules/address/street.ts'
import { useAddressField } from '#web/address/field/use-address-field.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { useChangeSavedAddressMutation, useSaveAddressMutation } from '#web/calls/address-calls.ts'
import { showFailure, textOfFailure } from '#web/calls/request/show-failure.ts'
import { fieldProblem } from '#web/messages/field-problem.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const typed = z.object({
  street: text(120),
  addressLine: optionalText(100).removeDefault(),
  label: optionalLine(40).removeDefault(),
  courierNote: optionalText(300).removeDefault(),
  isDefault: z.boolean(),
})
type Typed = z.output<typeof typed>

interface AddressFormOptions {
  /** The one to change; null for a new one. */
  address: SavedAddress | null
  isFirst: boolean
  onSaved: (address: SavedAddress) => void
}

/** The state of the form for a saved address. `submit` resolves to whether it was saved. */
export function useAddressForm({ address, isFirst, onSaved }: AddressFormOptions) {
  const { t } = useTranslation()
  const { form, field, place, placeFault, setPlaceFault } = useDoor(address, isFirst)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const save = useSave(address)

  function showFaults({ fields }: ApiFailure) {
    for (const { field: path, code } of fields)
      if (path === 'addressLine' || path === 'label' || path === 'courierNote')
        form.setError(path, { message: code })
      else if (path === 'address') form.setError('street', { message: code })
      else setPlaceFault(code)
  }

  async function send(settled: Address): Promise<boolean> {
    const { street, ...given } = typed.parse(form.getValues())
    try {
      onSaved(await save({ ...withStreet(settled, street), ...given }))
      return true
    } catch (thrown) {
      if (!isApiFailure(thrown)) showFailure(thrown)
      else if (thrown.fields.length > 0) showFaults(thrown)
      else setFailure(thrown)
      return false
    }
  }

  async function submit(): Promise<boolean> {
    if (isSaving) return true
    setIsSaving(true)
    setFailure(null)
    setPlaceFault(null)
    try {
      // The location may contain the street, so it is resolved first.
      const settled = await field.settle()
      const isRight = await form.trigger()
      return settled !== null && isRight && (await send(settled))
    } finally {
      setIsSaving(false)
    }
  }

  // A message of this schema is always a field code.
  const problem = (name: keyof Typed) => {
    const code = form.formState.errors[name]?.message as FieldCode | undefined
    return code && fieldProblem(t, code, name)
  }
  const placeProblem = placeFault ? t(`validation.${placeFault}`) : undefined
  const refusal = failure && textOfFailure(failure)
  return { field, place, form, problem, placeProblem, refusal, isSaving, submit }
}

/** The typed address, starting with what is saved of it. */
function useDoor(address: SavedAddress | null, isFirst: boolean) {
  const [door] = useState(() => address && streetAddressOf(address))
  const [place, setPlace] = useState<Address | null>(door?.place ?? null)
  const [placeFault, setPlaceFault] = useState<FieldCode | null>(null)
  const form = useForm<Typed>({
    resolver: zodResolver(typed),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      street: door?.street ?? '',
      addressLine: door?.addressLine ?? '',
      label: address?.label ?? '',
      courierNote: address?.courierNote ?? '',
      isDefault: address?.isDefault ?? isFirst,
    },
  })
  const field = useAddressField({
    value: place,
    onChosen: (chosen) => {
      setPlace(chosen)
      setPlaceFault(null)
      // A location found by its street contains it; a street typed for a postcode stays.
      const street = streetOf(chosen)
      if (street) form.setValue('street', street, { shouldValidate: true })
    },
    onCleared: () => setPlace(null),
    isPrecise: true,
  })
  return { form, field, place, placeFault, setPlaceFault }
}

type Body = BodyOf<typeof saveAddress>

/** Saves a new address, or changes a saved one. Throws an ApiFailure. */
function useSave(address: SavedAddress | null): (body: Body) => Promise<SavedAddress> {
  const [save] = useSaveAddressMutation()
  const [change] = useChangeSavedAddressMutation()
  return (body) =>
    address ? change({ params: { id: address.id }, body }).unwrap() : save({ body }).unwrap()
}
