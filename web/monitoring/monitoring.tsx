import '#web/styles/monitoring.css'
import '#web/messages/monitoring.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ConsentChoice } from '#rules/monitoring/consent.ts'
import { isRecordedPage } from '#rules/monitoring/recorded-pages.ts'
import { Button } from '#ui/button.tsx'
import { fetchPart } from '#web/calls/request/connection.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusMain } from '#web/navigation/focus-main.ts'
import { useShownLocation } from '#web/navigation/use-dialogs.ts'
import { deleteSentryStorage } from './delete-sentry-storage.ts'
import type { Monitor } from './monitor.ts'
import { useConsent } from './use-consent.ts'

/** Reports errors while the visitor consents. */
export function Monitoring({ dsn }: { dsn: string }) {
  const [choice] = useConsent()
  const { pathname } = useShownLocation()
  useMonitor(dsn, choice === 'accepted', pathname)
  return null
}

/** Asks for consent to error reports, on pages that show only food. */
export function ConsentBanner() {
  const [choice, choose] = useConsent()
  const { pathname } = useShownLocation()
  const { t } = useTranslation()
  if (choice !== null || !isRecordedPage(pathname)) return null
  const answer = (given: ConsentChoice) => () => {
    choose(given)
    // The button that had the focus was removed.
    focusMain()
  }
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('monitoring.bannerTitle')}</h2>
      <p>
        {t('monitoring.bannerText')} <Link to={links.privacyChoices()}>{t('monitoring.more')}</Link>
      </p>
      <div className="row">
        <Button onClick={answer('accepted')}>{t('monitoring.accept')}</Button>
        <Button onClick={answer('rejected')}>{t('monitoring.reject')}</Button>
      </div>
    </section>
  )
}

/** Loads the error reporter once the visitor has consented, and closes it as soon as they withdraw that. */
function useMonitor(dsn: string, isAccepted: boolean, pathname: string): void {
  const [monitor, setMonitor] = useState<Monitor | null>(null)
  useEffect(() => {
    if (isAccepted) {
      let isRequested = true
      void fetchPart(() => import('./monitor.ts')).then(({ startMonitor }) => {
        if (isRequested) setMonitor(startMonitor(dsn))
      })
      return () => {
        isRequested = false
      }
    }
    deleteSentryStorage()
    return undefined
  }, [dsn, isAccepted])
  useEffect(() => {
    if (!isAccepted) void monitor?.stop()
  }, [isAccepted, monitor])
  // Before any part of a page that may not be recorded is rendered.
  useLayoutEffect(() => {
    if (isAccepted) monitor?.visit(pathname)
  }, [monitor, isAccepted, pathname])
}
