import { ClockAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedRestaurant } from '#contract/operator/restaurants/restaurant-list.ts'
import { JOINING_STAGES, type JoiningStage } from '#rules/stores/joining-stage.ts'
import { waitColour } from '#rules/stores/store-lifecycle.ts'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dateWords } from '#web/operator/moments.ts'
import { JoiningAct } from './joining-act.tsx'
import { waitWords } from '../restaurant-messages.ts'
import { StateBadge } from '../state-badge.tsx'

interface ListedRestaurantsProps {
  restaurants: readonly ListedRestaurant[]
  /** With who has to do what. */
  isJoining: boolean
}

/** A table of restaurants; on a phone each is a card. */
export function ListedRestaurants({ restaurants, isJoining }: ListedRestaurantsProps) {
  const { t } = useTranslation()
  return (
    <div className="panel restaurant-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('restaurants.column.restaurant')}</th>
            <th scope="col">{t('restaurants.column.stage')}</th>
            {isJoining && <th scope="col">{t('restaurants.column.waits')}</th>}
            <th scope="col">{t('restaurants.column.since')}</th>
            {isJoining && (
              <th scope="col">
                <span className="sr">{t('restaurants.column.act')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {restaurants.map((restaurant) => (
            <tr key={restaurant.id}>
              <th scope="row">
                <Link to={staffLinks.operatorRestaurant(restaurant.id)}>{restaurant.name}</Link>
                <small>{`${restaurant.city}, ${restaurant.postCode}`}</small>
              </th>
              <td>
                {isJoining && restaurant.joining ? (
                  <Stage stage={restaurant.joining.stage} />
                ) : (
                  <StateBadge restaurant={restaurant} />
                )}
              </td>
              {isJoining && <WaitsFor restaurant={restaurant} />}
              <td>{isJoining ? <Wait since={restaurant.since} /> : dateWords(restaurant.since)}</td>
              {isJoining && (
                <td>
                  <JoiningAct restaurant={restaurant} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How far a restaurant has come, of the stages until it is live. */
export function Stage({ stage }: { stage: JoiningStage }) {
  const { t } = useTranslation()
  const reached = JOINING_STAGES.indexOf(stage)
  return (
    <span className="restaurant-stage">
      <span className="stage-pips" aria-hidden>
        {[...JOINING_STAGES, 'live'].map((each, index) => (
          <i key={each} data-on={index <= reached || undefined} />
        ))}
      </span>
      {t(`restaurants.stage.${stage}`)}
    </span>
  )
}

function WaitsFor({ restaurant }: { restaurant: ListedRestaurant }) {
  const { t } = useTranslation()
  const { joining } = restaurant
  return (
    <td className="restaurant-wait">
      {joining && (
        <b data-waits-for={joining.waitsFor}>{t(`restaurants.waitsFor.${joining.waitsFor}`)}</b>
      )}{' '}
      <span>{waitWords(t, restaurant)}</span>
    </td>
  )
}

const DAY_MS = 86_400_000

/** How long something waits, amber and red where it is long. */
export function Wait({ since }: { since: string }) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const begun = new Date(since)
  const colour = waitColour(begun, now)
  const days = Math.floor((now.getTime() - begun.getTime()) / DAY_MS)
  return (
    <span className="wait-age" data-colour={colour}>
      {colour !== 'calm' && <Icon of={colour === 'red' ? TriangleAlert : ClockAlert} />}
      {days > 0 ? t('restaurants.days', { count: days }) : t('restaurants.today')}
      {colour !== 'calm' && <span className="sr">{t('restaurants.waitsLong')}</span>}
    </span>
  )
}
