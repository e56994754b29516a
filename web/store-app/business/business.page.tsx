import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/business.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import type { Business } from '#contract/partner/business.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useGetBusinessQuery } from '#web/calls/staff/business-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { BusinessForm } from './business-form.tsx'
import { StripeAccount } from './stripe-account.tsx'
import { IdentityDocuments } from './identity-documents.tsx'

const BankDetailsDialog = lazyPart(() =>
  import('./bank-details.dialog.tsx').then((module) => ({ default: module.BankDetailsDialog })),
)

/** Who sells the food of a store by law, and the account that it is paid to. */
export default function BusinessPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="money"
      isOpeningStep
      className="store-pages"
      name={t('business.pageName')}
    >
      <div>
        <h1>{t('business.title')}</h1>
        <p className="soft">{t('business.intro')}</p>
      </div>
      {store ? <BusinessOfStore key={store.id} storeId={store.id} /> : <BusinessLoading />}
    </StoreAppPage>
  )
}

function BusinessOfStore({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const arg = { params: { storeId } }
  const query = useGetBusinessQuery(arg, { refetchOnMountOrArgChange: true })
  const { data } = query
  if (!data)
    return <NotLoaded {...query} loading={<BusinessLoading />} failed={t('business.failed')} />
  return (
    <>
      <BusinessForm storeId={storeId} business={data} />
      <StripeAccount storeId={storeId} />
      <BankAccount storeId={storeId} account={data.bankAccount} />
      <IdentityDocuments storeId={storeId} />
    </>
  )
}

interface BankAccountProps {
  storeId: string
  account: Business['bankAccount']
}

function BankAccount({ storeId, account }: BankAccountProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [dialog, setDialog] = useState<'open' | 'closing' | null>(null)
  return (
    <section className="panel stack" aria-labelledby="bank">
      <div>
        <h2 id="bank">{t('business.bank.title')}</h2>
        <p className="soft">{t('business.bank.text', { marketplace })}</p>
      </div>
      {account ? (
        <p>
          <b>{t('business.bank.ending', { digits: account.lastDigits })}</b>
          <br />
          <span className="small muted">
            {t('business.bank.since', { date: formatDate(dayOf(account.changedAt)) })}
          </span>
        </p>
      ) : (
        <p>{t('business.bank.none')}</p>
      )}
      <div>
        <Button size="lg" onClick={() => setDialog('open')}>
          {t(account ? 'business.bank.change' : 'business.bank.add')}
        </Button>
      </div>
      {dialog !== null && (
        <Suspense>
          <BankDetailsDialog
            storeId={storeId}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const dayOf = (instant: string) => dateOfDay(dayOfInstant(Date.parse(instant)))

function BusinessLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('business.loading')}</p>
      <Skeleton height="34rem" radius="var(--radius-lg)" />
    </div>
  )
}
