import { Link } from 'react-router'
import type { Cart } from '#contract/cart/cart.ts'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useNonce } from '#web/shell/nonce.ts'
import { isKnownVisitor } from './stored-checkout.ts'

/* oxlint-disable eslint/no-restricted-globals -- no module has been loaded */
/* Runs inline in the page before anything of it is painted: only the browser knows whether there is a basket.
   The styles show the part of the page that is right. It says the same as stored-checkout.ts. */
function chooseStart(key: string): void {
  const start = document.currentScript?.parentElement
  if (!start) return
  try {
    const ofBrowser = localStorage.getItem(key) ?? ''
    const hasBasket =
      ofBrowser.includes('"cartToken":"') ||
      localStorage.getItem(`${key}:placing`) ||
      sessionStorage.getItem(`${key}:checkout-cart`) ||
      location.search.includes('payment_intent')
    if (!hasBasket) start.dataset['basket'] = 'none'
    const sessions = ofBrowser + sessionStorage.getItem(key)
    const isKnown =
      sessions.includes('"isAuthenticated":true') || sessionStorage.getItem(`${key}:as-guest`)
    if (isKnown) start.dataset['visitor'] = 'known'
  } catch (thrown) {
    // The browser forbids its storage, or has none: the page decides when it runs.
    if (!(thrown instanceof DOMException || thrown instanceof TypeError)) throw thrown
  }
}
/* oxlint-enable eslint/no-restricted-globals */

/**
 * What the server renders for everybody: the checkout of a basket, and that there is none. In a browser without a
 * basket the latter stays, so that whoever has come to its link by keyboard is still there.
 */
export function CheckoutStart({ isInBrowser }: { isInBrowser: boolean }) {
  const nonce = useNonce()
  // Only the server renders it: browsers have run it by the time React hydrates the page.
  const code = import.meta.env.SSR ? `(${chooseStart.toString()})("${PERSISTENCE_KEY}")` : ''
  return (
    <div
      className="checkout-start"
      data-basket={isInBrowser ? 'none' : undefined}
      suppressHydrationWarning
    >
      {!isInBrowser && (
        <>
          <script
            nonce={nonce}
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- the code of a function above
            dangerouslySetInnerHTML={{ __html: code }}
          />
          <CheckoutFrame />
        </>
      )}
      <EmptyCheckout cart={undefined} />
    </div>
  )
}

/**
 * Shown while the basket is being loaded: the words of the checkout as they will stand, so that they can be read
 * from the first paint on. With JavaScript off, there is nothing else.
 */
export function CheckoutFrame() {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  return (
    <div className="page two-col" aria-busy>
      <div className="steps">
        <h1>{t('checkout.title')}</h1>
        <noscript className="banner warning">
          <p>{t('checkout.withoutScripts')}</p>
        </noscript>
        <p className="sr">{t('checkout.loading')}</p>
        <div className="steps checkout-frame" inert>
          {!(isInBrowser && isKnownVisitor()) && <LogInFrame />}
          <WhereFrame />
          <section className="panel step">
            <h2>{t('checkout.when')}</h2>
            <Skeleton height="8rem" radius="var(--radius-md)" />
          </section>
          <WhoFrame />
          <section className="panel step">
            <h2>{t('checkout.pay')}</h2>
            <Skeleton height="18rem" radius="var(--radius-md)" />
          </section>
        </div>
      </div>
      <Skeleton height="30rem" radius="var(--radius-lg)" />
    </div>
  )
}

function LogInFrame() {
  const { t } = useTranslation()
  return (
    <section className="panel step guest-or-log-in">
      <div>
        <h2>{t('checkout.logInTitle')}</h2>
        <p className="soft">{t('checkout.logInText')}</p>
      </div>
      <div className="two">
        <span className={buttonClass({ isBlock: true })}>{t('checkout.logIn')}</span>
        <span className={buttonClass({ variant: 'quiet', isBlock: true })}>
          {t('checkout.asGuest')}
        </span>
      </div>
    </section>
  )
}

function WhereFrame() {
  const { t } = useTranslation()
  return (
    <section className="panel step">
      <header>
        <h2>{t('checkout.where')}</h2>
        <Skeleton width="10.5rem" height="2.75rem" radius="var(--radius-full)" />
      </header>
      <Skeleton height="3.25rem" radius="var(--radius-md)" />
      <Field label={t('checkout.street')} readOnly />
      <div className="two">
        <Field label={t('checkout.addressLine')} readOnly />
        <Field label={t('checkout.deliveryNote')} readOnly />
      </div>
    </section>
  )
}

function WhoFrame() {
  const { t } = useTranslation()
  return (
    <section className="panel step">
      <h2>{t('checkout.who')}</h2>
      <div className="two">
        <Field label={t('checkout.name')} readOnly />
        <Field label={t('checkout.phone')} readOnly />
      </div>
      <Field label={t('checkout.email')} hint={t('checkout.emailHint')} readOnly />
    </section>
  )
}

const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />

/** Nothing to order. */
export function EmptyCheckout({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="page checkout-alone">
      <Empty
        titleAs="h1"
        picture={plate}
        title={t('checkout.emptyTitle')}
        action={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={cart ? links.store(cart.store.slug, cart.serviceType) : links.home()}
          >
            {t(cart ? 'checkout.backToMenu' : 'checkout.emptyAction')}
          </Link>
        }
      >
        {t('checkout.emptyText')}
      </Empty>
    </div>
  )
}
