import '#web/styles/staff/money.css'
import { Link } from 'react-router'
import type { StorePayout, StorePayouts } from '#contract/payments/store-payouts.ts'
import type { User } from '#contract/session.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListStorePayoutsInfiniteQuery } from '#web/calls/staff/money/payout-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

type Store = User['stores'][number]

/** What a store was paid, and what is carried to the next payout. */
export function StatementPayouts({ store }: { store: Store }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useListStorePayoutsInfiniteQuery(
    { storeId: store.id },
    { refetchOnMountOrArgChange: true },
  )
  const now = query.data?.pages[0]
  const payouts = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section className="panel stack" aria-labelledby="statement-payouts">
      <div>
        <h2 id="statement-payouts">{t('statement.payouts.title')}</h2>
        <p className="soft">{t('statement.payouts.text', { marketplace })}</p>
      </div>
      {!now && (
        <NotLoaded
          {...query}
          failed={t('statement.payouts.failed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('statement.payouts.loading')}</p>
              <Skeleton height="8rem" />
            </div>
          }
        />
      )}
      {now && <Carried {...{ now, marketplace, store }} />}
      {now && payouts.length === 0 && (
        <Empty
          picture={<DishThumbnail dish={null} seed="payouts" cloth="custard" weave="gingham" />}
          title={t('statement.payouts.emptyTitle')}
        >
          {t('statement.payouts.emptyText')}
        </Empty>
      )}
      {payouts.length > 0 && (
        <ul className="money-list">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      {query.isError && now && !query.isFetching && (
        <Banner variant="danger">{t('statement.moreFailed')}</Banner>
      )}
      {query.hasNextPage && (
        <div className="board-tap">
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('statement.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('statement.payouts.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface CarriedProps {
  now: StorePayouts
  marketplace: string
  store: Store
}

/** What is owed now, and why it isn't paid. */
function Carried({ now, marketplace, store }: CarriedProps) {
  const { t } = useTranslation()
  const { balancePence, plannedPence, heldBecause, minimumPence } = now
  return (
    <div>
      <dl className="sum">
        <div className="total">
          <dt>
            {balancePence < 0
              ? t('statement.payouts.owes', { marketplace })
              : t('statement.payouts.owed')}
          </dt>
          <dd>{formatPence(Math.abs(balancePence))}</dd>
        </div>
        {plannedPence > 0 && (
          <div>
            <dt>{t('statement.payouts.planned')}</dt>
            <dd>{formatPence(plannedPence)}</dd>
          </div>
        )}
      </dl>
      {heldBecause && (
        <p className="small muted">
          {t(`statement.payouts.held.${heldBecause}`, { amount: formatPence(minimumPence) })}{' '}
          {heldBecause === 'noAccount' && (
            <Link to={staffLinks.storeAppBusiness(store.slug)}>
              {t('statement.payouts.toBusiness')}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

const dayWords = (at: string) => formatDate(dateOfDay(dayOfInstant(Date.parse(at))))

function PayoutRow({ payout }: { payout: StorePayout }) {
  const { t } = useTranslation()
  const { status, amountPence, paidAt, until, lastDigits, returnedAt, reason } = payout
  return (
    <li>
      <span>
        <b>{formatPence(amountPence)}</b>{' '}
        {status === 'returned' && <Badge variant="danger">{t('statement.payouts.returned')}</Badge>}
        <small>{t('statement.payouts.paid', { date: dayWords(paidAt), digits: lastDigits })}</small>
        <small>{t('statement.payouts.until', { date: formatDate(until) })}</small>
        {returnedAt !== null && (
          <>
            <small>
              {t('statement.payouts.returnedOn', { date: dayWords(returnedAt), reason })}
            </small>
            <small>{t('statement.payouts.owedAgain')}</small>
          </>
        )}
      </span>
    </li>
  )
}
