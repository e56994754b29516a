import { ChevronDown } from 'lucide-react'
import type { User } from '#contract/session.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface StoreNameProps {
  store: { id: string; name: string }
  stores: User['stores']
  onChosen: (slug: string) => void
}

/** The store's name; who works for several chooses by it. */
export function StoreName({ store, stores, onChosen }: StoreNameProps) {
  const { t } = useTranslation()
  if (stores.length < 2) return <h1>{store.name}</h1>
  const chosen = stores.find(({ id }) => id === store.id)
  return (
    <div className="store-choice">
      <h1 className="sr">{store.name}</h1>
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
