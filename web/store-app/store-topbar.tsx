import { ChevronDown } from 'lucide-react'
import type { User } from '#contract/session.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Acting } from './tablet/acting.tsx'
import { OrdersNotice } from './live/orders-notice.tsx'

interface StoreNameProps {
  store: { id: string; name: string }
  stores: readonly User['stores'][number][]
  onChosen: (slug: string) => void
  /** On a page that is about something of the store, its name is no heading. */
  as?: 'h1' | 'p'
}

interface StoreTopbarProps {
  store: User['stores'][number] | undefined
  stores: readonly User['stores'][number][]
  onStoreChosen: (slug: string) => void
}

/** Whose page it is, and which orders wait. */
export function StoreTopbar({ store, stores, onStoreChosen }: StoreTopbarProps) {
  return (
    <header className="topbar">
      <img src="/art/mark.svg" alt="" width={40} height={40} />
      <div className="topbar-title">
        {store && <StoreName as="p" {...{ store, stores }} onChosen={onStoreChosen} />}
      </div>
      <OrdersNotice />
      <Acting />
    </header>
  )
}

/** The store's name; who works for several chooses by it. */
export function StoreName({ store, stores, onChosen, as: Name = 'h1' }: StoreNameProps) {
  const { t } = useTranslation()
  if (stores.length < 2) return <Name className="store-name">{store.name}</Name>
  const chosen = stores.find(({ id }) => id === store.id)
  return (
    <div className="store-choice">
      <Name className="sr">{store.name}</Name>
      <select
        aria-label={t('storeApp.chooseStore')}
        value={chosen?.slug}
        onChange={(event) => onChosen(event.target.value)}
      >
        {stores.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  )
}
