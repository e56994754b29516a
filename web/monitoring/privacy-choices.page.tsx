import '#web/styles/content.css'
import '#web/styles/monitoring.css'
import '#web/messages/monitoring.ts'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { useConsent } from './use-consent.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** What is stored on a visitor's device, and what of it they may switch on and off. */
export default function PrivacyChoicesPage() {
  const { t } = useTranslation()
  const { monitoringDsn } = useSiteFacts()
  const isInBrowser = useIsInBrowser()
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('monitoring.title')}
        description={t('monitoring.description')}
        path={links.privacyChoices()}
      />
      <h1>{t('monitoring.title')}</h1>
      <section className="stack">
        <h2>{t('monitoring.neededTitle')}</h2>
        <p>{t('monitoring.neededText')}</p>
      </section>
      <section className="stack">
        <h2>{t('monitoring.optionalTitle')}</h2>
        {monitoringDsn === null ? (
          <p>{t('monitoring.none')}</p>
        ) : (
          <>
            <p>{t('monitoring.optionalText')}</p>
            <p>{t('monitoring.optionalStored')}</p>
            <div className="stack consent-choice">
              {isInBrowser && <Choice />}
              <noscript>{t('monitoring.withoutScripts')}</noscript>
            </div>
          </>
        )}
      </section>
    </main>
  )
}

function Choice() {
  const { t } = useTranslation()
  const [choice, choose] = useConsent()
  const [hasChosen, setHasChosen] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const press = (chosen: typeof choice & string) => () => {
    choose(chosen)
    setHasChosen(true)
    // The pressed button is removed.
    status.current?.focus()
  }
  const state = choice === null ? 'isOpen' : choice === 'accepted' ? 'isAccepted' : 'isRejected'
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        <b>{t(`monitoring.${state}`)}</b> {hasChosen && t('monitoring.saved')}
      </p>
      <div className="row consent-buttons">
        {choice !== 'accepted' && (
          <Button onClick={press('accepted')}>{t('monitoring.accept')}</Button>
        )}
        {choice !== 'rejected' && (
          <Button onClick={press('rejected')}>
            {t(choice === 'accepted' ? 'monitoring.withdraw' : 'monitoring.reject')}
          </Button>
        )}
      </div>
    </>
  )
}
