import { ClockAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedRestaurant } from '#contract/operator/restaurants/restaurants.ts'
import { waitColour, waitsFor } from '#rules/stores/store-lifecycle.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useInviteOwnerMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StateBadge } from './state-badge.tsx'
import { dateWords } from '#web/operator/moments.ts'
import { waitWords } from './restaurant-messages.ts'

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
          </tr>
        </thead>
        <tbody>
          {restaurants.map((restaurant) => (
            <tr key={restaurant.id}>
              <th scope="row">
                <Link to={links.operatorRestaurant(restaurant.id)}>{restaurant.name}</Link>
                <small>{`${restaurant.city}, ${restaurant.postCode}`}</small>
              </th>
              <td>
                <StateBadge state={restaurant.lifecycle} />
              </td>
              {isJoining && (
                <td>
                  <b>
                    {t(
                      waitsFor(restaurant.lifecycle, restaurant.owner) === 'marketplace'
                        ? 'restaurants.us'
                        : 'restaurants.them',
                    )}
                  </b>{' '}
                  <span className="soft">{waitWords(t, restaurant)}</span>
                  <InviteOwner restaurant={restaurant} />
                </td>
              )}
              <td>{isJoining ? <Wait since={restaurant.since} /> : dateWords(restaurant.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Invites whoever owns a draft, or sends the invitation once more; nothing where that isn't to be done. */
function InviteOwner({
  restaurant: { id, name, lifecycle, owner },
}: {
  restaurant: ListedRestaurant
}) {
  const { t } = useTranslation()
  const [invite, { isLoading }] = useInviteOwnerMutation()
  if (lifecycle !== 'draft' || owner === 'joined') return null
  const isAgain = owner === 'invited'
  const press = async () => {
    const answer = await invite({ params: { storeId: id }, body: {} })
    if (answer.error) return showFailure(answer.error)
    const invited = answer.data.team.invitations.find(({ role }) => role === 'owner')
    const title = t('restaurants.ownerInvited', { email: invited?.email ?? '' })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  return (
    <p>
      <Button
        size="sm"
        aria-label={t(isAgain ? 'restaurants.inviteAgainOf' : 'restaurants.inviteOwnerOf', {
          name,
        })}
        isLoading={isLoading}
        loadingLabel={t('restaurants.inviting')}
        onClick={() => void press()}
      >
        {t(isAgain ? 'restaurants.inviteAgain' : 'restaurants.inviteOwner')}
      </Button>
    </p>
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
