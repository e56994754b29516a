import '#web/messages/validation.ts'
import { useState } from 'react'
import type { ListedEstablishment } from '#contract/partner/hygiene.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import {
  useLazyFindEstablishmentsQuery,
  useLinkEstablishmentMutation,
} from '#web/calls/staff/hygiene-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface FindHygieneDialogProps {
  store: PartnerStore
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Finds a store's kitchen in the register of food hygiene ratings, and links it. */
export function FindHygieneDialog({ store, onClose, ...frame }: FindHygieneDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(store.name)
  const [find, { data, error, isFetching }] = useLazyFindEstablishmentsQuery()
  const [link, linking] = useLinkEstablishmentMutation()
  const refusal = isFetching ? null : textOfRefusal(error)
  const params = { storeId: store.id }
  const choose = async (establishmentId: number) => {
    const answer = await link({ params, body: { establishmentId } })
    if (answer.error) return showFailure(answer.error)
    const title = t('storeApp.storePage.findHygiene.chosen')
    showToast({ id: 'hygiene', variant: 'positive', title })
    onClose()
  }
  return (
    <Dialog
      {...frame}
      onClose={onClose}
      title={t('storeApp.storePage.findHygiene.title')}
      closeLabel={t('storeApp.storePage.findHygiene.close')}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void find({ params, query: { name } })
        }}
      >
        <p className="soft">{t('storeApp.storePage.findHygiene.text')}</p>
        <Field
          label={t('storeApp.storePage.findHygiene.name')}
          value={name}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={isFetching}
            loadingLabel={t('storeApp.storePage.findHygiene.searching')}
          >
            {t('storeApp.storePage.findHygiene.search')}
          </Button>
        </div>
      </form>
      <div className="found-kitchens" aria-live="polite">
        {refusal && <Banner variant="warning">{refusal}</Banner>}
        {!refusal && !isFetching && data && (
          <Kitchens
            items={data.items}
            busyId={linking.isLoading ? (linking.originalArgs?.body.establishmentId ?? null) : null}
            onChoose={(id) => void choose(id)}
          />
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
  if (items.length === 0) return <p>{t('storeApp.storePage.findHygiene.none')}</p>
  return (
    <ul className="rows" aria-label={t('storeApp.storePage.findHygiene.found')}>
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
            aria-label={t('storeApp.storePage.findHygiene.chooseOf', {
              name,
              rating: t(`hygiene.rating.${rating}`),
            })}
            isLoading={busyId === id}
            loadingLabel={t('storeApp.storePage.findHygiene.choosing')}
            onClick={() => onChoose(id)}
          >
            {t('storeApp.storePage.findHygiene.choose')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
