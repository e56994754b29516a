import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreName } from './store-name.tsx'

interface StoreTopbarProps {
  store: User['stores'][number] | undefined
  stores: readonly User['stores'][number][]
  onStoreChosen: (slug: string) => void
}

/** Whose page it is, and the way back to the orders. */
export function StoreTopbar({ store, stores, onStoreChosen }: StoreTopbarProps) {
  const { t } = useTranslation()
  return (
    <header className="topbar">
      <img src="/art/mark.svg" alt="" width={40} height={40} />
      <div>{store && <StoreName as="p" {...{ store, stores }} onChosen={onStoreChosen} />}</div>
      <div className="right">
        <Link className={buttonClass({ className: 'only-phone' })} to={links.storeApp(store?.slug)}>
          <Icon of={ArrowLeft} />
          {t('storeApp.orders')}
        </Link>
      </div>
    </header>
  )
}
