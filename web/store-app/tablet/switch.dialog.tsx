import '#web/styles/staff/tablet.css'
import '#web/messages/store-app.ts'
import '#web/messages/tablet.ts'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { listPeople } from '#contract/partner/tablets.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListPeopleQuery } from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { PinForm } from './pin-form.tsx'

type Person = OutputOf<typeof listPeople>['items'][number]

interface SwitchDialogProps {
  storeId: string
  onClosed: () => void
}

/** Whoever is at a shared tablet says who they are, and proves it with their PIN. */
export function SwitchDialog({ storeId, onClosed }: SwitchDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [chosen, setChosen] = useState<Person | null>(null)
  const close = () => setIsOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      startsOn="title"
      view={chosen?.accountId ?? 'people'}
      title={chosen ? chosen.name : t('tablet.switchTitle')}
      closeLabel={t('tablet.close')}
    >
      {chosen ? (
        <PinForm
          key={chosen.accountId}
          storeId={storeId}
          person={chosen}
          onDone={close}
          onBack={() => setChosen(null)}
        />
      ) : (
        <People storeId={storeId} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function People({ storeId, onChoose }: { storeId: string; onChoose: (person: Person) => void }) {
  const { t } = useTranslation()
  const query = useListPeopleQuery({ params: { storeId } }, { refetchOnMountOrArgChange: true })
  const { data } = query
  if (!data) return <NotLoaded {...query} loading={<Loading />} failed={t('tablet.failed')} />
  if (data.items.length === 0) return <p>{t('tablet.nobody')}</p>
  return (
    <>
      <p className="soft">{t('tablet.switchText')}</p>
      <ul className="people" aria-label={t('tablet.people')}>
        {data.items.map((person) => (
          <li key={person.accountId}>
            <button type="button" onClick={() => onChoose(person)}>
              <span>
                <b>{person.name}</b>
                <small>{t(`storeApp.role.${person.role}`)}</small>
              </span>
              <Icon of={ChevronRight} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr">{t('tablet.loading')}</p>
      <Skeleton height="10rem" radius="var(--radius-lg)" />
    </div>
  )
}
