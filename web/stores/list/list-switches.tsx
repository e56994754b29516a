import { Link } from 'react-router'
import type { StoreType } from '#contract/stores/stores.ts'
import { roundThumbnailFor } from '#ui/table-setting/setting-for.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cuisineName } from '#web/messages/cuisine-name.ts'
import { toggleCuisine, withService } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { MapSwitch } from '#web/stores/map/map-switch.tsx'
import { STORE_TABS, type StoreTab } from './list-choices.ts'
import { Bike, Footprints } from 'lucide-react'
import { Segment } from '#ui/form/segment.tsx'
import { ApplyWithoutScripts, OtherChoices } from './filter-fields.tsx'

const SHOWN = 12

/** The most frequent cuisines as pictures; each switches its filter on and off. */
export function CuisineStrip({ storeTypes }: { storeTypes: readonly StoreType[] }) {
  const { t } = useTranslation()
  const { choices, linkTo } = useListChoices()
  if (storeTypes.length === 0) return null
  return (
    <nav aria-label={t('storeList.cuisines')}>
      <ul className="scroller gap-3">
        {storeTypes.slice(0, SHOWN).map((type) => (
          <li key={type.slug}>
            <Link
              className="cuisine"
              to={linkTo(toggleCuisine(choices, type.slug))}
              preventScrollReset
              aria-current={choices.cuisine.includes(type.slug) ? 'true' : undefined}
            >
              <TableSetting dishes={[roundThumbnailFor(type.art)]} seed={type.slug} />
              <span>{cuisineName(type)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Stores that are open now, later, or not; and the list with its map or without. */
export function TabLinks({ counts }: { counts: Record<StoreTab, number> }) {
  const { t } = useTranslation()
  const { choices, linkTo, isMapOpen, setMapOpen } = useListChoices()
  return (
    <div className="bar">
      <nav aria-label={t('storeList.when')}>
        <TabBar>
          {STORE_TABS.map((tab) => (
            <TabLink
              key={tab}
              current={choices.tab === tab ? 'page' : undefined}
              count={counts[tab]}
              render={<Link to={linkTo({ ...choices, tab, cursor: '' })} preventScrollReset />}
            >
              {t(`storeList.tabs.${tab}`)}
            </TabLink>
          ))}
        </TabBar>
      </nav>
      <MapSwitch isMapOpen={isMapOpen} setMapOpen={setMapOpen} />
    </div>
  )
}

/** Delivery or collection. */
export function ServiceSwitch() {
  const { t } = useTranslation()
  const { choices, choose } = useListChoices()
  return (
    <form className="row">
      <Segment
        legend={t('storeList.service')}
        name="service"
        value={choices.service}
        onChange={(service) => choose(withService(choices, service))}
        options={[
          { value: 'delivery', label: t('storeList.delivery'), icon: Bike },
          { value: 'collection', label: t('storeList.collection'), icon: Footprints },
        ]}
      />
      <OtherChoices except={['service']} />
      <ApplyWithoutScripts />
    </form>
  )
}
