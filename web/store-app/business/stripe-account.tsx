import { useState } from 'react'
import type { StoreAccount } from '#contract/payments/store-account.ts'
import type { StoreAccountStatus } from '#rules/payments/store-account.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useBeginStoreAccountMutation,
  useGetStoreAccountQuery,
} from '#web/calls/staff/money/payout-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

const VARIANTS = {
  none: undefined,
  incomplete: 'warning',
  pending: undefined,
  active: 'positive',
  restricted: 'danger',
} as const satisfies Record<StoreAccountStatus, string | undefined>

/** The account at Stripe that a store is paid to, where the marketplace pays by Stripe; else nothing. */
export function StripeAccount({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useGetStoreAccountQuery(
    { params: { storeId } },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
  // Most marketplaces pay by bank: nothing shows, and moves, before it is known that this one doesn't.
  if (data ? !data.isOffered : !query.isError) return null
  return (
    <section className="panel stack" aria-labelledby="stripe">
      <div>
        <h2 id="stripe">{t('business.stripe.title')}</h2>
        <p className="soft">{t('business.stripe.text', { marketplace })}</p>
      </div>
      {data ? (
        <Onboarding storeId={storeId} status={data.status} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('business.stripe.failed')}
          loading={<p aria-busy>{t('business.stripe.loading')}</p>}
        />
      )}
    </section>
  )
}

interface OnboardingProps {
  storeId: string
  status: StoreAccount['status']
}

function Onboarding({ storeId, status }: OnboardingProps) {
  const { t } = useTranslation()
  const [begin] = useBeginStoreAccountMutation()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    setIsOpening(true)
    const { data, error } = await begin({ params: { storeId } })
    // It stays busy until the browser is at Stripe.
    if (data) return window.location.assign(data.url)
    setIsOpening(false)
    showFailure(error)
  }
  return (
    <>
      <p>
        <Badge variant={VARIANTS[status]}>{t(`business.stripe.status.${status}`)}</Badge>{' '}
        {t(`business.stripe.about.${status}`)}{' '}
        {status !== 'active' && t('business.stripe.meanwhile')}
      </p>
      {status !== 'active' && (
        <div>
          <Button
            size="lg"
            variant={status === 'pending' ? undefined : 'primary'}
            isLoading={isOpening}
            loadingLabel={t('business.stripe.opening')}
            onClick={() => void open()}
          >
            {t(status === 'none' ? 'business.stripe.begin' : 'business.stripe.continue')}
          </Button>
        </div>
      )}
    </>
  )
}
