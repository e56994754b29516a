import { Link } from 'react-router'
import type { StoreType } from '#contract/stores/stores.ts'
import { roundThumbnailFor } from '#ui/table-setting/setting-for.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { toggleCuisine } from './list-choices.ts'
import { useList } from './shown-list.ts'

const SHOWN = 12

/** The most frequent cuisines as pictures; each switches its filter on and off. */
export function CuisineStrip({ storeTypes }: { storeTypes: readonly StoreType[] }) {
  const { t } = useTranslation()
  const { choices, linkTo } = useList()
  if (storeTypes.length === 0) return null
  return (
    <nav aria-label={t('storeList.cuisines')}>
      <ul className="scroller gap-3">
        {storeTypes.slice(0, SHOWN).map(({ slug, name, art }) => (
          <li key={slug}>
            <Link
              className="cuisine"
              to={linkTo(toggleCuisine(choices, slug))}
              preventScrollReset
              aria-current={choices.cuisine.includes(slug) ? 'true' : undefined}
            >
              <TableSetting dishes={[roundThumbnailFor(art)]} seed={slug} isEager />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
