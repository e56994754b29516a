import { Link, useNavigate } from 'react-router'
import { API_BASE, STRIPE_WEBHOOK_PATH } from '#contract/constants.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetOpeningListQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { LoadedSettings } from '#web/operator/settings/loaded-settings.tsx'
import { Logo } from '#web/operator/settings/logo.tsx'
import { PlatformFee } from '#web/operator/settings/platform-fee.tsx'
import { SettingsForm } from '#web/operator/settings/settings-form.tsx'
import { TestEmail } from '#web/operator/settings/test-email.tsx'
import { AlertSettings } from '#web/operator/you/alert-settings.tsx'
import { stepAfter, stepBefore, type WizardStepName } from './wizard-steps.ts'

/** One step of the first run. */
export function WizardStep({ step, user }: { step: WizardStepName; user: User }) {
  const navigate = useNavigate()
  const next = stepAfter(step)
  const goOn = () => navigate(next ? staffLinks.operatorSetup(next) : staffLinks.operatorSettings())
  if (step === 'look' || step === 'legal' || step === 'contact')
    return (
      <>
        {step === 'look' && <Logo />}
        {step === 'contact' && <TestEmail to={user.email} />}
        <LoadedSettings>
          {(saved) => <SettingsForm saved={saved} parts={[step]} onSaved={() => void goOn()} />}
        </LoadedSettings>
        <Ways step={step} isSaved={false} />
      </>
    )
  return (
    <>
      {step === 'payments' && <PaymentsCheck />}
      {step === 'fee' && <PlatformFee onSaved={() => void goOn()} />}
      {step === 'restaurant' && (
        <>
          <FirstRestaurant />
          {/* Else nobody hears of the first restaurant that asks to be opened. */}
          <AlertSettings />
        </>
      )}
      <Ways step={step} isSaved={step !== 'fee'} />
    </>
  )
}

/** The ways to the step before and, unless its form has one, to the next. */
function Ways({ step, isSaved = true }: { step: WizardStepName; isSaved?: boolean }) {
  const { t } = useTranslation()
  const [before, after] = [stepBefore(step), stepAfter(step)]
  return (
    <div className="row between">
      {before ? (
        <Link className={buttonClass({ variant: 'quiet' })} to={staffLinks.operatorSetup(before)}>
          {t('marketplace.back')}
        </Link>
      ) : (
        <span />
      )}
      {isSaved && (
        <Link
          // The last step's own next thing to do is the first restaurant.
          className={buttonClass({ variant: after ? 'primary' : undefined, size: 'lg' })}
          to={after ? staffLinks.operatorSetup(after) : staffLinks.operatorSettings()}
        >
          {t(after ? 'marketplace.goOn' : 'marketplace.toConsole')}
        </Link>
      )}
    </div>
  )
}

const VARIANTS = {
  cash: 'info',
  sandbox: 'warning',
  works: 'positive',
  testMode: 'warning',
  noWebhook: 'danger',
  refused: 'danger',
  unreachable: 'warning',
} as const

/** Whether cards can be paid, found out by asking the provider. */
function PaymentsCheck() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useGetOpeningListQuery(undefined)
  return (
    <section className="panel stack" aria-labelledby="payments">
      <div>
        <h2 id="payments">{t('marketplace.payments')}</h2>
        <p className="soft">{t('marketplace.paymentsIntro')}</p>
      </div>
      {data && (!isError || isFetching) ? (
        <Banner variant={VARIANTS[data.payments]} isAnnounced>
          {t(`marketplace.paymentsState.${data.payments}`)}
          {data.payments === 'noWebhook' && (
            <>
              {' '}
              <code>{`${location.origin}${API_BASE}${STRIPE_WEBHOOK_PATH}`}</code>
            </>
          )}
        </Banner>
      ) : isError && !isFetching ? (
        <Banner variant="warning" isAnnounced>
          {t('marketplace.paymentsFailed')}
        </Banner>
      ) : (
        <Skeleton height="4rem" />
      )}
      <div>
        <Button
          isLoading={isFetching}
          loadingLabel={t('marketplace.paymentsLoading')}
          onClick={() => void refetch()}
        >
          {t('marketplace.checkAgain')}
        </Button>
      </div>
    </section>
  )
}

/** How restaurants come to the marketplace. */
function FirstRestaurant() {
  const { t } = useTranslation()
  const { data } = useGetOpeningListQuery(undefined)
  return (
    <section className="panel stack" aria-labelledby="restaurant">
      <h2 id="restaurant">{t('marketplace.step.restaurant')}</h2>
      {data && data.storeCount > 0 && (
        <p>
          <b>{t('marketplace.restaurantCount', { count: data.storeCount })}</b>
        </p>
      )}
      <p>{t('marketplace.restaurantIntro')}</p>
      <p>{t('marketplace.restaurantEnquiries')}</p>
      <p>{t('marketplace.restaurantAreas')}</p>
      <p>{t('marketplace.restaurantOpens')}</p>
      <div className="row wrap">
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={staffLinks.operatorAddRestaurant()}
        >
          {t('marketplace.restaurantAdd')}
        </Link>
        <Link className={buttonClass()} to={staffLinks.operatorRestaurantImport()}>
          {t('marketplace.restaurantImport')}
        </Link>
      </div>
    </section>
  )
}
