import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/your-data.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'
import { DeleteAccount } from './delete-account.tsx'

/** A code of a provider may stand in its address. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** What deleting an account means, and the way to do it. Whoever is not signed in logs in first. */
export default function DeleteAccountPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('yourData.deletePageTitle', { marketplace })}</title>
      <meta name="description" content={t('yourData.deleteDescription')} />
      <meta name="robots" content="noindex" />
      <AccountNavigation parent="data" />
      <div className="account-content">
        <h1>{t('yourData.deleteTitle')}</h1>
        <noscript className="banner warning">
          <p>{t('account.withoutScripts')}</p>
        </noscript>
        {user === null ? (
          <Skeleton height="24rem" radius="var(--radius-lg)" />
        ) : (
          <DeleteAccount key={user.id} user={user} />
        )}
      </div>
    </main>
  )
}
