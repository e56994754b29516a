import { useList } from '../use-list.ts'
import { StoreCard } from '../store-card.tsx'
import { useTranslation } from '../../messages/use-translation.ts'
import { chosenOf, useLook } from './shared-look.ts'

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
