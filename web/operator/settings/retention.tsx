import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { SavedRetention } from '#contract/operator/settings/retention.ts'
import { RETAINED, RETENTION, type Retained } from '#rules/privacy/retention.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeStoragePeriodsMutation,
  useGetStoragePeriodsQuery,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** How long data about people is stored, within what the law asks. */
export function Retention() {
  const { t } = useTranslation()
  const query = useGetStoragePeriodsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="retention">
      <h2 id="retention">{t('marketplace.retention')}</h2>
      <p className="soft">{t('marketplace.retentionIntro')}</p>
      {query.data ? (
        <RetentionForm key={query.data.version} saved={query.data} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.failed')}
          loading={<Skeleton height="20rem" radius="var(--radius-lg)" />}
        />
      )}
    </section>
  )
}

type Typed = Record<Retained, string>

function isFault(what: Retained, typed: string): boolean {
  const { minimum, maximum } = RETENTION[what]
  const days = Number(typed)
  return !/^\d{1,5}$/.test(typed.trim()) || days < minimum || days > maximum
}

function RetentionForm({ saved }: { saved: SavedRetention }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed>(() => typedOf(saved))
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [change, { isLoading }] = useChangeStoragePeriodsMutation()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (RETAINED.some((what) => isFault(what, typed[what]))) return focusFault(form.current)
    const days = { ...saved.days }
    for (const what of RETAINED) days[what] = Number(typed[what])
    const { error } = await change({ body: { days, version: saved.version } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'retention', variant: 'positive', title: t('marketplace.retentionSaved') })
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void save(event)}>
      <div className="settings-row retention-periods">
        {RETAINED.map((what) => (
          <Field
            key={what}
            label={t(`marketplace.retentionOf.${what}`)}
            hint={t('marketplace.retentionDays', RETENTION[what])}
            inputMode="numeric"
            autoComplete="off"
            value={typed[what]}
            onChange={({ target }) => setTyped({ ...typed, [what]: target.value })}
            error={
              isTried &&
              isFault(what, typed[what]) &&
              t('marketplace.retentionFault', RETENTION[what])
            }
          />
        ))}
      </div>
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('marketplace.saving')}>
          {t('marketplace.retentionSave')}
        </Button>
      </div>
    </form>
  )
}

function typedOf({ days }: SavedRetention): Typed {
  const entries = RETAINED.map((what) => [what, String(days[what])] as const)
  // Every one of them has an entry.
  return Object.fromEntries(entries) as Typed
}
