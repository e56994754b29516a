import { Link } from 'react-router'
import type { StoreType } from '#contract/stores/stores.ts'
import { roundThumbnailFor } from '#ui/table-setting/setting-for.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface MoodsProps {
  storeTypes: readonly StoreType[]
  /** To the list of a place that is known, or else to the search for one. */
  linkTo: (slug: string) => string
}

/** Cuisines to begin with. */
export function Moods({ storeTypes, linkTo }: MoodsProps) {
  const { t } = useTranslation()
  return (
    <section>
      <div className="page">
        <header>
          <h2>{t('home.moodsTitle')}</h2>
        </header>
        <ul className="moods">
          {storeTypes.map(({ slug, name, art }) => (
            <li key={slug}>
              <Link className="mood" to={linkTo(slug)}>
                <TableSetting dishes={[roundThumbnailFor(art)]} seed={slug} />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
