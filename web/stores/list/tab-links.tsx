import { Link } from 'react-router'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { MapSwitch } from '#web/stores/map/map-switch.tsx'
import { STORE_TABS, type StoreTab } from './store-orderings.ts'
import { useList } from './shown-list.ts'

/** Cooking now, later, or not; and the list with its map or without. */
export function TabLinks({ counts }: { counts: Record<StoreTab, number> }) {
  const { t } = useTranslation()
  const { choices, linkTo, isMapOpen, setMapOpen } = useList()
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
