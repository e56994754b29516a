import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { ListedRestaurant } from '#contract/operator/restaurants/restaurant-list.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useInviteOwnerMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const ActDialog = lazyPart(() =>
  import('../act.dialog.tsx').then((module) => ({ default: module.ActDialog })),
)
const OpeningDialog = lazyPart(() =>
  import('../opening.dialog.tsx').then((module) => ({ default: module.OpeningDialog })),
)

/** What moves a restaurant on that joins. */
export function JoiningAct({ restaurant }: { restaurant: ListedRestaurant }) {
  const { t } = useTranslation()
  const { id, name, joining } = restaurant
  if (joining?.stage === 'draft' || joining?.stage === 'invited')
    return <InviteOwner storeId={id} name={name} isAgain={joining.stage === 'invited'} />
  if (joining?.stage === 'ready') return <Approve restaurant={restaurant} />
  return (
    <Link
      className={buttonClass({ size: 'sm' })}
      to={staffLinks.operatorRestaurant(id)}
      aria-label={t('restaurants.reviewOf', { name })}
    >
      {t('restaurants.review')}
    </Link>
  )
}

/** Invites whoever owns a draft, or sends the invitation once more. */
function InviteOwner({
  storeId,
  name,
  isAgain,
}: {
  storeId: string
  name: string
  isAgain: boolean
}) {
  const { t } = useTranslation()
  const [invite, { isLoading }] = useInviteOwnerMutation()
  const press = async () => {
    const answer = await invite({ params: { storeId }, body: {} })
    if (answer.error) return showFailure(answer.error)
    const invited = answer.data.team.invitations.find(({ role }) => role === 'owner')
    const title = t('restaurants.ownerInvited', { email: invited?.email ?? '' })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  return (
    <Button
      size="sm"
      aria-label={t(isAgain ? 'restaurants.inviteAgainOf' : 'restaurants.inviteOwnerOf', { name })}
      isLoading={isLoading}
      loadingLabel={t('restaurants.inviting')}
      onClick={() => void press()}
    >
      {t(isAgain ? 'restaurants.inviteAgain' : 'restaurants.inviteOwner')}
    </Button>
  )
}

/** Opens one that asks for it, or changes when it opens automatically. */
function Approve({ restaurant }: { restaurant: ListedRestaurant }) {
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  const { name, opensAt } = restaurant
  const isDated = opensAt !== null
  const close = () => setIsOpened(false)
  return (
    <>
      <Button
        size="sm"
        variant={isDated ? undefined : 'primary'}
        aria-label={t(isDated ? 'restaurants.changeDateOf' : 'restaurants.approveOf', { name })}
        onClick={() => setIsOpened(true)}
      >
        {t(isDated ? 'restaurants.changeDate' : 'restaurants.act.approve.button')}
      </Button>
      {isOpened && (
        <Suspense>
          {isDated ? (
            <OpeningDialog restaurant={restaurant} onClosed={close} />
          ) : (
            <ActDialog act="approve" restaurant={restaurant} onClosed={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
