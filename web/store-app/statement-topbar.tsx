import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { StoreName } from './store-name.tsx'

interface StatementTopbarProps {
  store: User['stores'][number] | undefined
  stores: User['stores']
  onStoreChosen: (slug: string) => void
}

/** Whose statement it is, and the way back to the orders. */
export function StatementTopbar({ store, stores, onStoreChosen }: StatementTopbarProps) {
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
