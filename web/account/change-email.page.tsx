import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/email-change.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'
import { ChangeEmail } from './change-email.tsx'

/** A code of a provider may stand in its address. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** Asks for another email address. Whoever is not signed in logs in first. */
export default function ChangeEmailPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('emailChange.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('emailChange.description')} />
      <meta name="robots" content="noindex" />
      <AccountNavigation parent="details" />
      <div className="account-content">
        <h1>{t('emailChange.title')}</h1>
        <noscript className="banner warning">
          <p>{t('account.withoutScripts')}</p>
        </noscript>
        {user === null ? (
          <Skeleton height="24rem" radius="var(--radius-lg)" />
        ) : (
          <ChangeEmail key={user.id} user={user} />
        )}
      </div>
    </main>
  )
}
