import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlatformFees } from '#contract/operator/settings/settings.ts'
import { formatFee } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangePlatformFeeMutation,
  useListPlatformFeesQuery,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { formatLondonDay, formatLondonTime } from '#rules/time/london.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'
import {
  feeDraft,
  feeFaults,
  feeOf,
  isFeeSet,
  isSameDraft,
  type FeeDraft,
  type FeeField,
} from './fee-draft.ts'

type Fee = NonNullable<PlatformFees['now']>

interface PlatformFeeProps {
  /** What follows once the fee is set or is to stay as it is; missing: the form stays. */
  onSaved?: (() => void) | undefined
}

/** What the marketplace adds to orders, now and later, and how it is changed. */
export function PlatformFee({ onSaved }: PlatformFeeProps) {
  const { t } = useTranslation()
  const query = useListPlatformFeesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  return (
    <section className="panel stack" aria-labelledby="fee">
      <div>
        <h2 id="fee">{t('marketplace.fee')}</h2>
        <p className="soft">{t('marketplace.feeIntro')}</p>
      </div>
      {data ? (
        <>
          <Fees {...data} />
          <FeeForm now={data.now} isSet={isFeeSet(data)} onSaved={onSaved} />
        </>
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.feeFailed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('marketplace.feeLoading')}</p>
              <Skeleton height="12rem" />
            </div>
          }
        />
      )}
    </section>
  )
}

function Fees({ now, later }: PlatformFees) {
  const { t } = useTranslation()
  const said = ({ fixedPence, percent, capPence }: Fee) => {
    const fixed = formatFee(fixedPence)
    const sum =
      percent === 0
        ? t('marketplace.feeFixedOnly', { fixed })
        : t('marketplace.feeSum', { fixed, percent: String(percent) })
    return capPence === null ? sum : t('marketplace.feeCapped', { sum, cap: formatFee(capPence) })
  }
  const timeOf = ({ from }: Fee) => {
    const at = new Date(from ?? 0)
    return `${formatLondonDay(at)}, ${formatLondonTime(at)}`
  }
  return (
    <ul className="fees">
      {now && (
        <li>
          <b>{t('marketplace.feeNow', { fee: said(now) })}</b>
        </li>
      )}
      {later.map((fee) => (
        <li key={fee.from}>{t('marketplace.feeLater', { time: timeOf(fee), fee: said(fee) })}</li>
      ))}
    </ul>
  )
}

interface FeeFormProps extends PlatformFeeProps {
  now: Fee | null
  /** By an operator, and not only suggested. */
  isSet: boolean
}

function FeeForm({ now, isSet, onSaved }: FeeFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => feeDraft(now))
  const [saved, setSaved] = useState(draft)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [change, { isLoading }] = useChangePlatformFeeMutation()
  const faults = isTried ? feeFaults(draft) : []

  const save = async () => {
    // Whoever goes on without a change sets no fee anew, but does choose the suggested one.
    if (onSaved && isSet && isSameDraft(draft, saved)) return onSaved()
    setIsTried(true)
    const [wrong] = feeFaults(draft)
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const { error } = await change({ body: feeOf(draft) })
    if (error !== undefined) return showFailure(error)
    const next = { ...draft, from: '' }
    // At once, so that nothing asks about unsaved changes on the way to the next page.
    flushSync(() => {
      setDraft(next)
      setSaved(next)
    })
    showToast({ id: 'fee', variant: 'positive', title: t('marketplace.feeSaved') })
    return onSaved?.()
  }
  const field = (name: FeeField, wrong: string) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before): FeeDraft => ({ ...before, [name]: target.value })),
    error: faults.includes(name) && wrong,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {/* Elsewhere there is another form on the page, which has the one question there may be. */}
      {onSaved && <UnsavedChanges isChanged={!isSameDraft(draft, saved)} />}
      <div className="settings-row">
        <Field label={t('marketplace.feeFixed')} {...field('fixed', t('marketplace.feeAmount'))} />
        <Field
          label={t('marketplace.feePercent')}
          {...field('percent', t('marketplace.feeShare'))}
        />
        <Field
          label={t('marketplace.feeCap')}
          hint={t('marketplace.feeCapHint')}
          {...field('cap', t('marketplace.feeMaximum'))}
        />
        <Field
          label={t('marketplace.feeFrom')}
          hint={t('marketplace.feeFromHint')}
          {...field('from', t('marketplace.feeTime'))}
          type="datetime-local"
        />
      </div>
      <div>
        <Button
          type="submit"
          variant={onSaved ? 'primary' : undefined}
          size={onSaved ? 'lg' : undefined}
          isLoading={isLoading}
          loadingLabel={t('marketplace.saving')}
        >
          {t(onSaved ? 'marketplace.saveAndGoOn' : 'marketplace.feeSave')}
        </Button>
      </div>
    </form>
  )
}
