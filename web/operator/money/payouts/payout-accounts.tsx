import type { PayoutAccount } from '#contract/payments/payouts.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useCheckPayoutAccountMutation,
  useListPayoutAccountsInfiniteQuery,
} from '#web/calls/staff/money/payout-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PagedList } from '#web/staff/money/paged-list.tsx'

/** The bank accounts that somebody has to check before anything is paid to them. */
export function PayoutAccounts() {
  const { t } = useTranslation()
  const query = useListPayoutAccountsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="payout-accounts">
      <div>
        <h2 id="payout-accounts">{t('payouts.accountsTitle')}</h2>
        <p className="soft small">{t('payouts.accountsText')}</p>
      </div>
      <PagedList
        query={query}
        loading={t('payouts.accountsLoading')}
        failed={t('payouts.accountsFailed')}
        empty={<p>{t('payouts.accountsNone')}</p>}
      >
        {(account) => <AccountRow key={account.store.id} account={account} />}
      </PagedList>
    </section>
  )
}

function AccountRow({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation()
  const [check, { isLoading }] = useCheckPayoutAccountMutation()
  const { store, accountName, lastDigits, since } = account
  const press = async () => {
    const { error } = await check({ params: { storeId: store.id }, body: { since } })
    if (error !== undefined) return showFailure(error)
    const title = t('payouts.checked', { store: store.name })
    return showToast({ id: 'payouts', variant: 'positive', title })
  }
  const date = formatDate(dateOfDay(dayOfInstant(Date.parse(since))))
  return (
    <li>
      <span>
        <b>{store.name}</b>
        <small>
          {accountName === null
            ? t('payouts.accountUnreadable')
            : t('payouts.account', { name: accountName, digits: lastDigits })}
        </small>
        <small>{t('payouts.accountSince', { date, phone: store.phone })}</small>
      </span>
      {accountName !== null && (
        <Button
          size="sm"
          isLoading={isLoading}
          loadingLabel={t('payouts.checking')}
          aria-label={t('payouts.checkNamed', { store: store.name })}
          onClick={() => void press()}
        >
          {t('payouts.check')}
        </Button>
      )}
    </li>
  )
}
