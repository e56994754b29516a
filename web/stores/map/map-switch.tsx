import { List, Map as MapIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { MAP_AREA } from './map-area.tsx'
import type { MapOpen } from './use-map-open.ts'

/** Toggles the map: a switch next to the tabs, and on a phone a button that floats. */
export function MapSwitch({ isMapOpen, setMapOpen }: MapOpen) {
  const { t } = useTranslation()
  return (
    <Switch
      className="map-switch only-desktop"
      icon={MapIcon}
      checked={isMapOpen}
      onChange={({ target }) => setMapOpen(target.checked)}
    >
      {t('storeList.map')}
    </Switch>
  )
}

export function MapButton({ isMapOpen, setMapOpen }: MapOpen) {
  const { t } = useTranslation()
  const isRequested = useRef(false)
  useEffect(() => {
    // Pressed far down the list, the map would open out of sight.
    if (isMapOpen && isRequested.current) document.getElementById(MAP_AREA)?.scrollIntoView()
    isRequested.current = false
  }, [isMapOpen])

  function press() {
    isRequested.current = !isMapOpen
    setMapOpen(!isMapOpen)
  }

  return (
    <button type="button" className="map-button only-phone" onClick={press}>
      <Icon of={isMapOpen ? List : MapIcon} />
      {t(isMapOpen ? 'storeList.mapToList' : 'storeList.map')}
    </button>
  )
}
