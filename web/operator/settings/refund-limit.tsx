import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ORDER_TOTAL_MAXIMUM_PENCE } from '#contract/constants.ts'
import type { RefundLimit as Limit } from '#contract/operator/settings/refund-limit.ts'
import { formatPounds, parsePence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeRefundLimitMutation,
  useGetRefundLimitQuery,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** The most that people in the role of support refund on one order. */
export function RefundLimit() {
  const { t } = useTranslation()
  const query = useGetRefundLimitQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="refund-limit">
      <div>
        <h2 id="refund-limit">{t('marketplace.refundLimit')}</h2>
        <p className="soft">{t('marketplace.refundLimitIntro')}</p>
      </div>
      {query.data ? (
        <LimitForm key={query.data.maximumPence} {...query.data} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.failed')}
          loading={<Skeleton height="8rem" radius="var(--radius-lg)" />}
        />
      )}
    </section>
  )
}

function LimitForm({ maximumPence: beforePence }: Limit) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(beforePence === null ? '' : (beforePence / 100).toFixed(2))
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [change, { isLoading }] = useChangeRefundLimitMutation()
  const maximumPence = typed.trim() === '' ? null : (parsePence(typed.trim()) ?? 0)
  const isFault =
    maximumPence !== null && (maximumPence === 0 || maximumPence > ORDER_TOTAL_MAXIMUM_PENCE)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isFault) return focusFault(form.current)
    const { error } = await change({ body: { maximumPence, beforePence } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'refund-limit', variant: 'positive', title: t('marketplace.refundLimitSaved') })
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void save(event)}>
      <div className="settings-row">
        <Field
          label={t('marketplace.refundLimitMaximum')}
          hint={t('marketplace.refundLimitHint')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={
            isTried &&
            isFault &&
            t('marketplace.refundLimitProblem', {
              maximum: formatPounds(ORDER_TOTAL_MAXIMUM_PENCE),
            })
          }
        />
      </div>
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('marketplace.saving')}>
          {t('marketplace.refundLimitSave')}
        </Button>
      </div>
    </form>
  )
}
