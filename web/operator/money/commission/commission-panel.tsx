import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import type { Commission } from '#contract/payments/commission.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useGetCommissionQuery,
  useRemoveCommissionMutation,
} from '#web/calls/staff/money/commission-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CommissionOfToday, plannedTerms, plannedText } from '#web/staff/money/commission-terms.tsx'
import { CommissionForm } from './commission-form.tsx'

/** The usual commission, or that of a store: today's, what is planned, and setting it. */
export function CommissionPanel({ storeId }: { storeId: string | null }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useGetCommissionQuery(
    storeId === null ? {} : { query: { storeId } },
    { refetchOnMountOrArgChange: true },
  )
  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('operatorMoney.tryAgain')}</Button>}
      >
        {t('operatorMoney.commission.failed')}
      </Banner>
    )
  if (!data)
    return (
      <div aria-busy>
        <p className="sr">{t('operatorMoney.commission.loading')}</p>
        <Skeleton height="14rem" />
      </div>
    )
  return (
    <>
      <CommissionOfToday today={data.today} />
      {data.planned.length > 0 && <Planned planned={data.planned} />}
      <CommissionForm storeId={storeId} />
    </>
  )
}

function Planned({ planned }: { planned: Commission['planned'] }) {
  const { t } = useTranslation()
  const [remove, { isLoading }] = useRemoveCommissionMutation()
  const removeRate = async (id: string) => {
    if (isLoading) return
    const { error } = await remove({ params: { id } })
    if (error !== undefined) return showFailure(error)
    const title = t('operatorMoney.commission.removed')
    return showToast({ id: 'commission', variant: 'positive', title })
  }
  return (
    <section className="stack">
      <h3>{t('operatorMoney.commission.plannedTitle')}</h3>
      <ul className="money-list">
        {planned.map((rate) => (
          <li key={rate.id}>
            <span>
              <b>{plannedText(t, rate)}</b>
              <br />
              {plannedTerms(t, rate)}
            </span>
            <Button
              size="sm"
              aria-disabled={isLoading}
              aria-label={t('operatorMoney.commission.removeNamed', {
                planned: plannedText(t, rate),
              })}
              onClick={() => void removeRate(rate.id)}
            >
              {t('operatorMoney.commission.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
