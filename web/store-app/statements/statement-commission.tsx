import '#web/messages/commission.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetStoreCommissionQuery } from '#web/calls/staff/money/commission-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { CommissionOfToday, plannedTerms, plannedText } from '#web/staff/money/commission-terms.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** What the store pays the marketplace for an order. */
export function StatementCommission({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const arg = { params: { storeId } }
  const query = useGetStoreCommissionQuery(arg, { refetchOnMountOrArgChange: true })
  const { data } = query
  return (
    <section className="panel stack" aria-labelledby="statement-commission">
      <div>
        <h2 id="statement-commission">{t('commission.storeTitle')}</h2>
        <p className="soft">{t('commission.storeText', { marketplace })}</p>
      </div>
      {!data && (
        <NotLoaded
          {...query}
          failed={t('commission.storeFailed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('commission.storeLoading')}</p>
              <Skeleton height="4rem" />
            </div>
          }
        />
      )}
      {data && <CommissionOfToday today={data.today} />}
      {data && data.planned.length > 0 && (
        <>
          <h3>{t('commission.plannedTitle')}</h3>
          <dl className="sum commission-terms">
            {data.planned.map((rate) => (
              <div key={rate.id}>
                <dt>{plannedText(t, rate)}</dt>
                <dd>{plannedTerms(t, rate)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
