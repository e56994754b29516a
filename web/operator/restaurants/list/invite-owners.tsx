import { MailPlus } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useInviteOwnersMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Invites the owners of all drafts that a file has named; nothing where there are none. */
export function InviteOwners({ count }: { count: number }) {
  const { t } = useTranslation()
  const [invite, { isLoading }] = useInviteOwnersMutation()
  const press = async () => {
    const answer = await invite()
    if (answer.error) return showFailure(answer.error)
    const title = t('restaurants.ownersInvited', { count: answer.data.invited })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  if (count === 0) return null
  return (
    <Banner
      variant="info"
      icon={MailPlus}
      action={
        <Button
          isLoading={isLoading}
          loadingLabel={t('restaurants.inviting')}
          onClick={() => void press()}
        >
          {t('restaurants.inviteAll')}
        </Button>
      }
    >
      {t('restaurants.ownersToInvite', { count })}
    </Banner>
  )
}
