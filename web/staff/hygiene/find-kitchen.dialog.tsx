import '#web/messages/find-kitchen.ts'
import '#web/messages/hygiene.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListedEstablishment } from '#contract/partner/hygiene.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface FindKitchenDialogProps {
  storeName: string
  /** Searches, and what was found so far. */
  onFind: (name: string) => void
  found: {
    data?: { items: readonly ListedEstablishment[] } | undefined
    error?: unknown
    isFetching: boolean
  }
  onLink: (establishmentId: number) => Promise<{ error?: unknown }>
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Finds a store's kitchen in the register of food hygiene ratings, and links it. */
export function FindKitchenDialog({
  storeName,
  onFind,
  found: { data, error, isFetching },
  onLink,
  onClose,
  ...frame
}: FindKitchenDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(storeName)
  const [isTried, setIsTried] = useState(false)
  const [busyId, setBusyId] = useState<number | null>(null)
  const [notLinked, setNotLinked] = useState<string | null>(null)
  const isNameMissing = name.trim() === ''
  const isEmpty = isTried && isNameMissing
  const refusal = isFetching ? null : textOfRefusal(error)
  const choose = async (establishmentId: number) => {
    setNotLinked(null)
    setBusyId(establishmentId)
    const answer = await onLink(establishmentId)
    setBusyId(null)
    if (answer.error) return setNotLinked(textOfRefusal(answer.error))
    const title = t('findKitchen.chosen')
    showToast({ id: 'hygiene', variant: 'positive', title })
    onClose()
  }
  return (
    <Dialog
      {...frame}
      onClose={onClose}
      title={t('findKitchen.title')}
      closeLabel={t('findKitchen.close')}
      isPressBesideIgnored={false}
      refusal={notLinked}
      onSubmit={(form) => {
        flushSync(() => setIsTried(true))
        setNotLinked(null)
        if (isNameMissing) focusFault(form)
        else onFind(name)
      }}
    >
      <div className="stack">
        <p className="soft">{t('findKitchen.text')}</p>
        <Field
          label={t('findKitchen.name')}
          value={name}
          autoComplete="off"
          maxLength={100}
          error={isEmpty && t('findKitchen.nameMissing')}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={isFetching}
            loadingLabel={t('findKitchen.searching')}
          >
            {t('findKitchen.search')}
          </Button>
        </div>
      </div>
      <div className="found-kitchens" aria-live="polite">
        {refusal && !isEmpty && <Banner variant="warning">{refusal}</Banner>}
        {!refusal && !isEmpty && !isFetching && data && (
          <Kitchens items={data.items} busyId={busyId} onChoose={(id) => void choose(id)} />
        )}
      </div>
    </Dialog>
  )
}

interface KitchensProps {
  items: readonly ListedEstablishment[]
  /** The one that is being linked. */
  busyId: number | null
  onChoose: (id: number) => void
}

function Kitchens({ items, busyId, onChoose }: KitchensProps) {
  const { t } = useTranslation()
  if (items.length === 0) return <p>{t('findKitchen.none')}</p>
  return (
    <ul className="rows" aria-label={t('findKitchen.found')}>
      {items.map(({ id, name, address, postCode, rating, inspectedOn }) => (
        <li key={id} className="row-with-acts">
          <div>
            <b>{name}</b>
            <span className="small muted">
              {[address, postCode].filter((part) => part !== '').join(', ')}
            </span>
            <span className="small">
              {t(`hygiene.rating.${rating}`)}
              {inspectedOn !== null &&
                `, ${t('hygiene.inspected', { date: formatDate(inspectedOn) })}`}
            </span>
          </div>
          <Button
            aria-label={t('findKitchen.chooseOf', {
              name,
              rating: t(`hygiene.rating.${rating}`),
            })}
            isLoading={busyId === id}
            loadingLabel={t('findKitchen.choosing')}
            onClick={() => onChoose(id)}
          >
            {t('findKitchen.choose')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
