import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/operator.ts'
import '#web/messages/own-account.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { operatorApi } from '#web/calls/staff/operator-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { SecondFactorSettings } from '#web/staff/second-factor/second-factor-settings.tsx'
import { useAppDispatch } from '#web/state/store.ts'
import { AlertSettings } from './alert-settings.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The signed-in operator's own account. */
export default function YouPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // Whether an operator has yet to set one up is part of who they are.
  const refresh = () => {
    const { getOperator } = operatorApi.endpoints
    void dispatch(getOperator.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  return (
    <ConsolePage name={t('ownAccount.title')} permission="now" className="store-pages" isAlwaysOpen>
      {(user) => (
        <>
          <div>
            <h1>{t('ownAccount.title')}</h1>
            {user?.operatorRole && (
              <p className="soft">
                {t('ownAccount.about', {
                  email: user.email,
                  role: t(`operator.role.${user.operatorRole}`),
                })}
              </p>
            )}
          </div>
          {user && <GoOn key={user.id} user={user} />}
          {user && <SecondFactorSettings accountId={user.id} onChanged={refresh} />}
          {user && !user.needsSecondFactor && <AlertSettings />}
          <section aria-labelledby="devices">
            <h2 id="devices" tabIndex={-1}>
              {t('ownAccount.devices')}
            </h2>
            {user ? (
              <OwnSessions accountId={user.id} titleId="devices" />
            ) : (
              <Skeleton height="6rem" radius="var(--radius-lg)" />
            )}
          </section>
        </>
      )}
    </ConsolePage>
  )
}

/** For whoever had to set up a second step first: the way to where they wanted to go. */
function GoOn({ user }: { user: User }) {
  const { t } = useTranslation()
  const [wasNeeded] = useState(user.needsSecondFactor)
  // What our own links have put there.
  const { next } = (useLocation().state ?? {}) as { next?: string }
  if (!wasNeeded || user.needsSecondFactor) return null
  return (
    <Banner
      variant="positive"
      isAnnounced
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={next ?? staffLinks.operator()}>
          {t('ownAccount.goOn')}
        </Link>
      }
    >
      {t('ownAccount.secondFactorDone')}
    </Banner>
  )
}
