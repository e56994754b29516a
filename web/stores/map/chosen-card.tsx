import { useList } from '#web/stores/list/shown-list.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { chosenOf, useLook } from './highlighted-store.ts'

/** On a phone: the card of the store that is chosen on the map. */
export function ChosenCard({ now }: { now: Date }) {
  const { t } = useTranslation()
  const { choices } = useList()
  const store = useLook(chosenOf)
  if (!store) return null
  return (
    <ul className="chosen only-phone" aria-label={t('map.chosen')}>
      <StoreCard store={store} service={choices.service} now={now} isEager />
    </ul>
  )
}
