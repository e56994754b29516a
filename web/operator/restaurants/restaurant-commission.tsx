import '#web/styles/staff/money.css'
import '#web/messages/commission.ts'
import '#web/messages/operator-money.ts'
import { Suspense, useState } from 'react'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useGetCommissionQuery } from '#web/calls/staff/money/commission-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOperator } from '#web/operator/use-operator.ts'
import { CommissionOfToday, plannedTerms, plannedText } from '#web/staff/money/commission-terms.tsx'

const CommissionPanel = lazyPart(() =>
  import('#web/operator/money/commission/commission-panel.tsx').then((module) => ({
    default: module.CommissionPanel,
  })),
)

/** What a restaurant pays for an order, today and from planned days on, for the roles that see money. */
export function RestaurantCommission({ store }: { store: { id: string; name: string } }) {
  const role = useOperator().user?.operatorRole
  if (!role || !isOperatorAllowed(role, 'money')) return null
  return <Commission store={store} />
}

function Commission({ store: { id, name } }: { store: { id: string; name: string } }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'open' | 'closing' | null>(null)
  const { data, isError, isFetching, refetch } = useGetCommissionQuery(
    { query: { storeId: id } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="panel stack" aria-labelledby="commission">
      <div className="row wrap restaurants-head">
        <h2 id="commission">{t('restaurants.commission.title')}</h2>
        {data && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDialog('open')}>
            {t('restaurants.commission.change')}
          </Button>
        )}
      </div>
      {!data && isError && !isFetching && (
        <Banner
          variant="warning"
          action={<Button onClick={() => void refetch()}>{t('restaurants.tryAgain')}</Button>}
        >
          {t('operatorMoney.commission.failed')}
        </Banner>
      )}
      {!data && (!isError || isFetching) && <Skeleton height="6rem" />}
      {data && <CommissionOfToday today={data.today} />}
      {data && data.planned.length > 0 && (
        <dl className="restaurant-facts">
          {data.planned.map((rate) => (
            <div key={rate.id}>
              <dt>{plannedText(t, rate)}</dt>
              <dd>{plannedTerms(t, rate)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="soft small">{t('restaurants.commission.text')}</p>
      {dialog !== null && (
        <Dialog
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => setDialog(null)}
          startsOn="title"
          size="medium"
          className="store-dialog"
          title={t('restaurants.commission.dialogTitle', { name })}
          closeLabel={t('restaurants.close')}
        >
          <Suspense fallback={<Skeleton height="14rem" />}>
            <CommissionPanel storeId={id} />
          </Suspense>
        </Dialog>
      )}
    </section>
  )
}
