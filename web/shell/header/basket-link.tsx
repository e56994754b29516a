import { ShoppingBag } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link, parsePath, useLocation } from 'react-router'
import { formatPence } from '#rules/money/pence.ts'
import { buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useGetCartQuery } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { summaryOpened } from '#web/state/cart.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { WithState } from '#web/page/with-state.tsx'

interface BasketLinkProps {
  cartToken: string
  whenEmpty: ReactNode
}

/** The number of items in the basket; links to it, next to the menu it was filled from. */
export function BasketLink(props: BasketLinkProps) {
  return (
    <WithState>
      <Filled {...props} />
    </WithState>
  )
}

function Filled({ cartToken, whenEmpty }: BasketLinkProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const { data: cart, error, refetch } = useGetCartQuery({ params: { cartToken } })
  const askAgain = () => void refetch().unwrap().catch(showFailure)
  if (!cart && error)
    return <IconButton icon={ShoppingBag} label={t('shell.basketFailed')} onClick={askAgain} />
  if (!cart) return null
  if (cart.itemCount === 0) return whenEmpty
  const total = formatPence(cart.totalPence)
  const to = links.store(cart.store.slug, cart.serviceType)
  const lead = (event: MouseEvent) => {
    // If the basket is on this page already, only the focus moves there; a navigation would take the focus
    // away.
    if (parsePath(to).pathname === pathname && !event.ctrlKey && !event.metaKey)
      event.preventDefault()
    dispatch(summaryOpened())
  }
  return (
    <Link className={buttonClass({ size: 'sm' })} to={to} onClick={lead}>
      <Icon of={ShoppingBag} />
      <span className="sr">{t('shell.basketFilled', { count: cart.itemCount, total })}</span>
      <span className="count" aria-hidden>
        {cart.itemCount}
      </span>
      <span aria-hidden>{total}</span>
    </Link>
  )
}
