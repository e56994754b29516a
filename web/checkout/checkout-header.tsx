import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Cart } from '#contract/cart/cart.ts'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { summaryOpened } from '#web/state/cart.slice.ts'
import { Brand } from '#web/page/brand.tsx'
import { useAppDispatch } from '#web/state/store.ts'

/** The only links here are home and the basket. */
export function CheckoutHeader({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { marketplaceName: name } = useSiteFacts()
  return (
    <>
      <a className="skip" href="#main">
        {t('checkout.skip')}
      </a>
      <header className="site-header bare-header">
        <div className="page">
          <Link className="logo" to={links.home()} aria-label={t('shell.brandHome', { name })}>
            <Brand />
          </Link>
          {cart && (
            <Link
              className="row small strong back-link"
              to={links.store(cart.store.slug, cart.serviceType)}
              onClick={() => dispatch(summaryOpened())}
            >
              <Icon of={ArrowLeft} />
              {t('checkout.back')}
            </Link>
          )}
        </div>
      </header>
    </>
  )
}
