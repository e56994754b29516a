import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/your-data.ts'
import '#web/messages/error.ts'
import '#web/messages/validation.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useListOrdersInfiniteQuery } from '#web/calls/order-list-calls.ts'
import { useDeleteAccountMutation } from '#web/calls/account-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { loggedOut } from '#web/state/auth.slice.ts'
import { cartCleared } from '#web/state/cart.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { IdentityFields, passwordProblem } from './identity-fields.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'
import { useSocialProof } from './use-social-proof.ts'

const isIncorrect = (thrown: unknown) =>
  isApiFailure(thrown) && thrown.code === 'INCORRECT_PASSWORD'

/** Its address may contain a provider's code. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** What deleting an account means, and how to do it. Without a session, the visitor logs in first. */
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

/** What is deleted and what stays, first; then the password and the button. */
function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data: orders } = useListOrdersInfiniteQuery(
    { accountId: user.id, state: 'inProgress' },
    { refetchOnMountOrArgChange: true },
  )
  const hasOrder = orders?.pages.some(({ items }) => items.length > 0) ?? false
  return (
    <>
      <section aria-labelledby="erased">
        <h2 id="erased">{t('yourData.erasedTitle')}</h2>
        <Points text={t('yourData.erased')} />
      </section>
      <section aria-labelledby="stays">
        <h2 id="stays">{t('yourData.staysTitle')}</h2>
        <Points text={t('yourData.stays')} />
        <p className="small soft">{t('yourData.guestOrders')}</p>
      </section>
      {hasOrder ? (
        <Banner
          variant="warning"
          action={
            <Link className={buttonClass()} to={links.orders()}>
              {t('yourData.seeOrders')}
            </Link>
          }
        >
          {t('yourData.hasOrder')}
        </Banner>
      ) : (
        <DeleteForm user={user} />
      )}
    </>
  )
}

/** A list whose items are the lines of one message. */
function Points({ text }: { text: string }) {
  return (
    <ul className="points">
      {text.split('\n').map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function DeleteForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const { submit, form, refusal, problem, social } = useDeletion(user)
  const { register, formState } = form
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">{t('yourData.proofTitle')}</h2>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
        <IdentityFields
          user={user}
          target="delete-account"
          social={social}
          field={register('password')}
          error={problem}
        />
        <p>{t('yourData.noUndo', { email: user.email })}</p>
        <div className="row wrap">
          <Button
            type="submit"
            variant="danger"
            disabled={!user.hasPassword && !social.proof}
            isLoading={formState.isSubmitting}
            loadingLabel={t('yourData.deleting')}
          >
            {t('yourData.deleteYes')}
          </Button>
          <Link className={buttonClass()} to={links.account('data')}>
            {t('yourData.deleteNo')}
          </Link>
        </div>
      </form>
    </section>
  )
}

function useDeletion(user: User) {
  const { t } = useTranslation()
  const [remove] = useDeleteAccountMutation()
  const social = useSocialProof()
  const leave = useLeaveDeleted()
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const [failure, setFailure] = useState<unknown>(null)
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    if (user.hasPassword && password === '')
      return form.setError('password', { type: 'required' }, { shouldFocus: true })
    try {
      await remove({ body: user.hasPassword ? { password } : (social.proof ?? {}) }).unwrap()
      await leave()
    } catch (thrown) {
      social.clear()
      setFailure(thrown)
      if (isIncorrect(thrown))
        form.setError('password', { type: 'INCORRECT_PASSWORD' }, { shouldFocus: true })
    }
  })
  const problem = passwordProblem(t, form.formState.errors.password)
  // A problem with the password is shown next to its field.
  const refusal = isIncorrect(failure) ? null : textOfRefusal(failure)
  return { submit, form, refusal, problem, social }
}

/** Goes home, with nothing of the account left in this browser. */
function useLeaveDeleted(): () => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  return async () => {
    await navigate(links.home())
    dispatch(cartCleared())
    dispatch(loggedOut())
    showToast({ id: 'account', variant: 'positive', title: t('yourData.deleted'), timeoutMs: 0 })
  }
}
