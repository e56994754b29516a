import { Link } from 'react-router'
import type { StoreCard } from '#contract/stores/stores.ts'
import { formatPence } from '#rules/money/pence.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useListChoices } from './shown-list.ts'

/** The products that a search has found on a store's menu, with prices. */
export function FoundDishes({ store }: { store: StoreCard }) {
  const { t } = useTranslation()
  const { search, service } = useListChoices().choices
  const { slug, name, dishes = [], moreDishes = 0 } = store
  if (dishes.length === 0) return null
  return (
    <ul className="found-dishes" aria-label={t('storeList.dishesOf', { store: name })}>
      {dishes.map((dish) => (
        <li key={dish.id}>
          <Link to={links.product(slug, dish.id)}>{dish.name}</Link>
          <span className="tabular">{formatPence(dish.pricePence)}</span>
        </li>
      ))}
      {moreDishes > 0 && (
        <li>
          <Link to={links.dishSearch(slug, search, service)}>
            {t('storeList.moreDishes', { store: name })}
          </Link>
        </li>
      )}
    </ul>
  )
}
