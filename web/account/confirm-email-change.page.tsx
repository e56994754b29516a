import '#web/styles/account.css'
import '#web/messages/email-change.ts'
import '#web/messages/error.ts'
import '#web/messages/validation.ts'
import { Link, useLocation, useNavigate } from 'react-router'
import type { EmailSide } from '#contract/account/email-change.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useConfirmEmailChangeMutation } from '#web/calls/account-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusMain } from '#web/navigation/focus-main.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

/** Its address contains a code until the page runs. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** The page of both links in a change of email address. Opening it confirms nothing by itself. */
export default function ConfirmEmailChangePage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { code, clear } = useCode()
  const [confirm, { data, error, isLoading }] = useConfirmEmailChangeMutation()
  const refusal = textOfRefusal(error)
  const isWorthless = isExpired(error)
  const press = async (given: string) => {
    const { error: failure } = await confirm({ body: { code: given } })
    if (!failure) clear()
    // The button that had the focus was removed, unless it may be pressed again.
    if (!failure || isExpired(failure)) focusMain()
  }
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('emailChange.confirmPageTitle', { marketplace })}</title>
      <meta name="description" content={t('emailChange.description')} />
      <meta name="robots" content="noindex" />
      <div className="account-content">
        <h1>{t('emailChange.confirmTitle')}</h1>
        {refusal && (
          <Banner variant="danger" action={isWorthless && <AskAgain />}>
            {refusal}
          </Banner>
        )}
        {/* The other link may be opened in the same tab. */}
        {data && code === null ? (
          <Confirmed unconfirmed={data.unconfirmed} />
        ) : code === null ? (
          <>
            <p>{t('emailChange.noLink')}</p>
            <div>
              <AskAgain />
            </div>
          </>
        ) : isWorthless ? null : (
          <>
            <p>{t('emailChange.confirmText')}</p>
            <div>
              <Button
                variant="primary"
                isLoading={isLoading}
                loadingLabel={t('emailChange.confirming')}
                onClick={() => void press(code)}
              >
                {t('emailChange.confirm')}
              </Button>
            </div>
          </>
        )}
      </div>
    </main>
  )
}

/** The link is no longer valid. */
const isExpired = (failure: unknown) =>
  isApiFailure(failure) && failure.code === 'EMAIL_CHANGE_EXPIRED'

function AskAgain() {
  const { t } = useTranslation()
  return (
    <Link className={buttonClass()} to={links.changeEmail()}>
      {t('emailChange.askAgain')}
    </Link>
  )
}

function Confirmed({ unconfirmed }: { unconfirmed: EmailSide | null }) {
  const { t } = useTranslation()
  if (unconfirmed === 'old')
    return (
      <Banner variant="info" title={t('emailChange.unconfirmedOldTitle')} isAnnounced>
        {t('emailChange.unconfirmedOld')}
      </Banner>
    )
  if (unconfirmed === 'new')
    return (
      <Banner variant="info" title={t('emailChange.unconfirmedNewTitle')} isAnnounced>
        {t('emailChange.unconfirmedNew')}
      </Banner>
    )
  return (
    <Banner
      variant="positive"
      title={t('emailChange.doneTitle')}
      isAnnounced
      action={
        <Link className={buttonClass()} to={links.account('details')}>
          {t('emailChange.toDetails')}
        </Link>
      }
    >
      {t('emailChange.done')}
    </Banner>
  )
}

/** The code of the link; it is removed from the address once it is used. */
function useCode(): { code: string | null; clear: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  // Browsers do not send servers what follows the #.
  const isInBrowser = useIsInBrowser()
  return {
    code: isInBrowser ? new URLSearchParams(hash.slice(1)).get('code') : null,
    clear: () => void navigate(pathname, { replace: true, preventScrollReset: true }),
  }
}
