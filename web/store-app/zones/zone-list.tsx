import { TriangleAlert } from 'lucide-react'
import type { StaffZone, StoreZones } from '#contract/partner/zones.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { zoneStyle } from './zone-style.ts'
import { areaWords, overlapWords, tierWords } from './zone-words.ts'

interface ZoneListProps {
  zones: StoreZones
  onEdit: (zone: StaffZone) => void
}

/** Every zone with what it costs, and what is wrong with it beside the others. */
export function ZoneList({ zones: { items }, onEdit }: ZoneListProps) {
  const { t } = useTranslation()
  return (
    <section className="panel zone-list" aria-labelledby="zone-count">
      <div className="zone-list-head">
        <h2 id="zone-count">{t('zones.count', { count: items.length })}</h2>
        {items.length > 1 && <p className="small soft">{t('zones.order')}</p>}
      </div>
      <ul>
        {items.map((zone) => (
          <ZoneItem key={zone.id} {...{ zone, items, onEdit }} />
        ))}
      </ul>
    </section>
  )
}

interface ZoneItemProps {
  zone: StaffZone
  items: readonly StaffZone[]
  onEdit: (zone: StaffZone) => void
}

function ZoneItem({ zone, items, onEdit }: ZoneItemProps) {
  const { t } = useTranslation()
  const { letter, name, minMinutes: from, maxMinutes: to } = zone
  const { fill, cloth } = zoneStyle(letter)
  return (
    <li className={zone.isNeverUsed ? 'zone warned' : 'zone'}>
      <span className="zone-letter" style={{ background: cloth, borderColor: fill }} aria-hidden>
        {letter}
      </span>
      <div className="zone-facts">
        <h3>
          <span className="sr">{t('zones.letter', { letter })}: </span>
          {name}
        </h3>
        <p className="small soft zone-area">{areaWords(t, zone)}</p>
        <ul className="zone-tiers" aria-label={t('zones.fees')}>
          {tierWords(t, zone.feeTiers).map(({ fee, for: orders }) => (
            <li key={orders}>
              <b>{fee}</b> {orders}
            </li>
          ))}
        </ul>
        <ZoneNotes {...{ zone, items }} />
      </div>
      <dl>
        <div>
          <dt>{t('zones.minimum')}</dt>
          <dd>{formatPence(zone.minimumOrderPence)}</dd>
        </div>
        <div>
          <dt>{t('zones.minutes')}</dt>
          <dd>{t('zones.minutesRange', { from, to })}</dd>
        </div>
      </dl>
      <Button aria-label={t('zones.editNamed', { letter, name })} onClick={() => onEdit(zone)}>
        {t('zones.edit')}
      </Button>
    </li>
  )
}

/** Where another zone comes first. */
function ZoneNotes({ zone, items }: Pick<ZoneItemProps, 'zone' | 'items'>) {
  const { t } = useTranslation()
  return (
    <>
      {zone.isNeverUsed && (
        <p className="zone-note">
          <Icon of={TriangleAlert} />
          <span>{t('zones.neverUsed')}</span>
        </p>
      )}
      {zone.overlaps.map((overlap) => (
        <p key={overlap.zoneId} className="zone-note">
          <Icon of={TriangleAlert} />
          <span>{overlapWords(t, overlap, items)}</span>
        </p>
      ))}
    </>
  )
}
