import { CircleCheck, CircleX } from 'lucide-react'
import { Link } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import type { BusyKitchen, getNow } from '#contract/operator/now.ts'
import { Badge } from '#ui/badge.tsx'
import { Meter } from '#ui/meter.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantWords } from '#web/staff/instant-words.ts'

interface BusyKitchensProps {
  kitchens: OutputOf<typeof getNow>['kitchens']
  /** Restaurants have a page for this role. */
  linksStores: boolean
}

/** The kitchens with the most to cook now. */
export function BusyKitchens({ kitchens: { items, liveCount }, linksStores }: BusyKitchensProps) {
  const { t } = useTranslation()
  return (
    <section className="panel now-panel" aria-labelledby="kitchens">
      <div className="now-panel-head">
        <h2 id="kitchens">{t('now.kitchens.title')}</h2>
        {linksStores && (
          <Link to={staffLinks.operatorRestaurants('live')}>
            {t('now.kitchens.all', { count: liveCount })}
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <p className="soft">{t('now.kitchens.none')}</p>
      ) : (
        <div className="now-scroll">
          <table aria-labelledby="kitchens">
            <thead>
              <tr>
                <th scope="col">{t('now.kitchens.kitchen')}</th>
                <th scope="col">{t('now.kitchens.toAccept')}</th>
                <th scope="col">{t('now.kitchens.cooking')}</th>
                <th scope="col">{t('now.kitchens.late')}</th>
                <th scope="col">{t('now.kitchens.load')}</th>
                <th scope="col">{t('now.kitchens.board')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((kitchen) => (
                <KitchenRow key={kitchen.store.id} kitchen={kitchen} linksStores={linksStores} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function KitchenRow({ kitchen, linksStores }: { kitchen: BusyKitchen; linksStores: boolean }) {
  const { store, toAccept, cooking, late } = kitchen
  return (
    <tr>
      <th scope="row">
        {linksStores ? (
          <Link to={staffLinks.operatorRestaurant(store.id)}>{store.name}</Link>
        ) : (
          store.name
        )}
      </th>
      <td>{toAccept}</td>
      <td>{cooking}</td>
      <td>{late}</td>
      <td>
        <Load kitchen={kitchen} />
      </td>
      <td>
        <Board kitchen={kitchen} />
      </td>
    </tr>
  )
}

const NEARLY_FULL_PERCENT = 70
const FULL_PERCENT = 90

/** As a bar and in words; that there is no limit where the restaurant has set none. */
function Load({ kitchen: { fullPercent } }: { kitchen: BusyKitchen }) {
  const { t } = useTranslation()
  if (fullPercent === null) return <span className="small soft">{t('now.kitchens.noLimit')}</span>
  const words = t('now.kitchens.full', { percent: fullPercent })
  const className =
    fullPercent >= FULL_PERCENT ? 'hot' : fullPercent >= NEARLY_FULL_PERCENT ? 'warm' : 'cool'
  return (
    <>
      <Meter className={className} label={words} value={Math.min(100, fullPercent)} maximum={100} />
      <span className="small soft">{words}</span>
    </>
  )
}

/** Whether somebody has the store app open, and since when nobody has. */
function Board({ kitchen: { isBoardOn, boardSeenAt } }: { kitchen: BusyKitchen }) {
  const { t } = useTranslation()
  if (isBoardOn)
    return (
      <Badge variant="positive" icon={CircleCheck}>
        {t('now.kitchens.boardOn')}
      </Badge>
    )
  return (
    <>
      <Badge variant="danger" icon={CircleX}>
        {t('now.kitchens.boardOff')}
      </Badge>
      {boardSeenAt && (
        <small>{t('now.kitchens.boardSeen', { at: instantWords(boardSeenAt) })}</small>
      )}
    </>
  )
}
