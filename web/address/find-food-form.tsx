import { Bike, Footprints } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import type { Address } from '#contract/address.ts'
import type { Service } from '#rules/orders/service.ts'
import { Button } from '#ui/button.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useStateLater, withState } from '#web/state/lazy-state.ts'
import { placeOf } from './address-location.ts'
import { AddressInput } from './field/address-input.tsx'
import { type AddressField, useAddressField } from './field/use-address-field.ts'

interface FindFoodFormProps {
  service: Service
  /** The cuisine to search for. */
  cuisine?: string | undefined
  /** The text of a former attempt, and its problem. */
  search?: string | undefined
  error?: string | undefined
  /** Increases when the field is to be focused. */
  focusCount?: number | undefined
}

/** The address and the service: the way to a list of stores. Works as a plain form without scripts. */
export function FindFoodForm(props: FindFoodFormProps) {
  const { cuisine, search, error, focusCount = 0 } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [service, setService] = useState(props.service)
  const preset = usePresetAddress()
  // Until somebody edits the field, it shows the customer's home address.
  const [address, setAddress] = useState<Address | null | undefined>(search ? null : undefined)
  const input = useRef<HTMLInputElement>(null)
  const inner = useAddressField({
    value: address === undefined ? preset : address,
    onChosen: setAddress,
    onCleared: () => setAddress(null),
    initialText: search,
  })
  const field: AddressField = {
    ...inner,
    type(text) {
      setAddress((now) => now ?? null)
      inner.type(text)
    },
  }
  const [isSettling, setIsSettling] = useState(false)

  useEffect(() => {
    if (focusCount > 0) input.current?.focus()
  }, [focusCount])

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSettling || isLeaving) return
    setIsSettling(true)
    const found = await field.settle()
    setIsSettling(false)
    if (!found) return input.current?.focus()
    void withState(({ chooseAddress }) => chooseAddress(found, { service, isLookingAround: true }))
    await navigate(links.storeList(placeOf(found), { service, cuisine: cuisine ? [cuisine] : [] }))
  }

  return (
    <Form className="stack" action={links.find()} role="search" onSubmit={find}>
      <Segment
        legend={t('address.service')}
        name="service"
        className="justify-self-start"
        value={service}
        onChange={setService}
        options={[
          { value: 'delivery', label: t('address.delivery'), icon: Bike },
          { value: 'collection', label: t('address.collection'), icon: Footprints },
        ]}
      />
      <div className="search">
        <AddressInput field={field} name="search" isLabelHidden error={error} inputRef={input} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isSettling || isLeaving}
          loadingLabel={t('address.finding')}
        >
          {t('address.find')}
        </Button>
      </div>
      {cuisine && <input type="hidden" name="cuisine" value={cuisine} />}
    </Form>
  )
}

/** The saved address of the search, to start the field with; null if none. */
function usePresetAddress(): Address | null {
  const searched = useStateLater(({ searchAddress }) => searchAddress)
  if (!searched?.savedAs) return null
  const { service: _service, savedAs: _savedAs, isOpenModal: _isOpenModal, ...address } = searched
  return address
}
