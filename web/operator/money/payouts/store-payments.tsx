import { useState, type FormEvent } from 'react'
import type { StorePayments as Stored } from '#contract/payments/store-account.ts'
import { PAYS_BY, type PaysBy } from '#rules/payments/store-account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeStorePaymentsMutation,
  useGetStorePaymentsQuery,
} from '#web/calls/staff/money/payout-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** Whether restaurants are paid by payout runs or by Stripe, and what the law has to say about it. */
export function StorePayments() {
  const { t } = useTranslation()
  const query = useGetStorePaymentsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="store-payments">
      <h2 id="store-payments">{t('payouts.how.title')}</h2>
      {query.data ? (
        <Choosing stored={query.data} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('payouts.how.failed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('payouts.how.loading')}</p>
              <Skeleton height="12rem" />
            </div>
          }
        />
      )}
    </section>
  )
}

function Choosing({ stored }: { stored: Stored }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<PaysBy | null>(null)
  const paysBy = chosen ?? stored.paysBy
  const [change, { isLoading }] = useChangeStorePaymentsMutation()
  // Who has chosen Stripe can go back, also when its keys are gone.
  const hasChoice = stored.canPayByStripe || stored.paysBy === 'stripe'
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await change({ body: { paysBy } })
    if (error !== undefined) return showFailure(error)
    setChosen(null)
    showToast({ id: 'payouts', variant: 'positive', title: t('payouts.how.saved') })
  }
  return (
    <form className="money-form" onSubmit={(event) => void save(event)}>
      {hasChoice ? (
        <ChoiceGroup
          legend={t('payouts.how.title')}
          isLegendHidden
          name="paysBy"
          options={PAYS_BY.map((value) => ({
            value,
            label: t(`payouts.how.${value}`),
            small: t(`payouts.how.${value}Text`),
          }))}
          value={paysBy}
          onChange={setChosen}
        />
      ) : (
        <p>
          <b>{t('payouts.how.bank')}.</b> {t('payouts.how.bankText')}
          <br />
          <span className="soft small">{t('payouts.how.notConnected')}</span>
        </p>
      )}
      <Banner variant="info" title={t('payouts.how.lawTitle')}>
        {t(`payouts.how.law.${paysBy}`)}
      </Banner>
      {stored.paysBy === 'stripe' && <Accounts {...stored.accounts} />}
      {hasChoice && (
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={isLoading}
            loadingLabel={t('payouts.how.saving')}
          >
            {t('payouts.how.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

function Accounts({ active, unfinished }: Stored['accounts']) {
  const { t } = useTranslation()
  return (
    <p className="soft">
      {t('payouts.how.accounts', { count: active })}{' '}
      {unfinished > 0 && t('payouts.how.unfinished', { count: unfinished })}{' '}
      {t('payouts.how.invite')}
    </p>
  )
}
