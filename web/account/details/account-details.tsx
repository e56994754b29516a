import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/news.ts'
import type { User } from '#contract/session.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NewsForm } from './news-form.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { PasswordForm, PasswordLink } from './password-form.tsx'
import { UserForm } from './user-form.tsx'

/** A customer's name and phone, ways to sign in, and open sessions. */
export function AccountDetails({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="account-part" aria-labelledby="account-user">
        <h2 id="account-user">{t('account.userTitle')}</h2>
        <UserForm user={user} />
      </section>
      <section className="account-part" aria-labelledby="account-news">
        <h2 id="account-news" tabIndex={-1}>
          {t('news.title')}
        </h2>
        <NewsForm accountId={user.id} titleId="account-news" />
      </section>
      <section className="account-part" aria-labelledby="account-password">
        <h2 id="account-password">{t('account.passwordTitle')}</h2>
        {user.hasPassword ? (
          <PasswordForm email={user.email} />
        ) : (
          <PasswordLink email={user.email} />
        )}
      </section>
      <section className="account-part" aria-labelledby="account-sessions">
        <h2 id="account-sessions" tabIndex={-1}>
          {t('account.sessionsTitle')}
        </h2>
        <OpenSessions accountId={user.id} titleId="account-sessions" />
      </section>
    </>
  )
}
