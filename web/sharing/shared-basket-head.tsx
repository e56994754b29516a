import { Lock, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { TableCover } from '#ui/table-setting/table-setting.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { shortTime } from '#web/cart/service-time/slot-messages.ts'
import { useBasket } from '#web/cart/basket/use-basket.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface SharedBasketHeadProps {
  shareToken: string
  shared: SharedCart
  store: Store
}

/** Whose basket it is, the store, the time, and whether items can be added. */
export function SharedBasketHead({ shareToken, shared, store }: SharedBasketHeadProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { ownerName: name, serviceTime, serviceType, memberId } = shared
  const time = serviceTime === 'asap' ? t('sharing.asap') : shortTime(serviceTime, now)
  const me = shared.members.find(({ id }) => id === memberId)
  return (
    <>
      <div className="cover-place">
        <TableCover seed={store.id} art={store.art} isMain />
      </div>
      <div className="about shared-about">
        <h1>{t('sharing.heading', { name, store: store.name })}</h1>
        <p className="soft">{t('sharing.when', { service: t(`sharing.${serviceType}`), time })}</p>
        <State shareToken={shareToken} shared={shared} />
        <p role="status" className="joined">
          {me && t('sharing.joinedAs', { name: me.name })}
        </p>
      </div>
    </>
  )
}

function State({ shareToken, shared }: Omit<SharedBasketHeadProps, 'store'>) {
  const { t } = useTranslation()
  const { cart } = useBasket()
  const { ownerName: name, store, isLocked, isOrdered } = shared
  if (isOrdered)
    return (
      <Banner
        variant="positive"
        icon={ReceiptText}
        title={t('sharing.orderedTitle', { name })}
        isAnnounced
      >
        {t('sharing.orderedText')}
      </Banner>
    )
  if (cart?.sharing?.shareToken === shareToken)
    return (
      <Banner
        variant="info"
        title={t('sharing.ownTitle')}
        action={
          <Link className={buttonClass({ size: 'sm' })} to={links.store(store.slug)}>
            {t('sharing.toMenu')}
          </Link>
        }
      >
        {t('sharing.ownText')}
      </Banner>
    )
  if (isLocked)
    return (
      <Banner variant="warning" icon={Lock} title={t('sharing.lockedTitle', { name })} isAnnounced>
        {t('sharing.lockedText', { name })}
      </Banner>
    )
  return <p>{t('sharing.intro', { name })}</p>
}
