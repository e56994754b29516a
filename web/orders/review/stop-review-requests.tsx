import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useStopReviewRequestsMutation } from '#web/calls/review-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface StopReviewRequestsProps {
  orderId: string
  orderToken: string | null
}

/** Ends the emails that ask for reviews, for a visitor who comes by the link in one. */
export function StopReviewRequests({ orderId, orderToken }: StopReviewRequestsProps) {
  const { t } = useTranslation()
  const [stop, { isLoading, isSuccess }] = useStopReviewRequestsMutation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [])
  const press = async () => {
    const { error } = await stop({ params: { id: orderId }, orderToken })
    if (error !== undefined) return showFailure(error)
    // The button that had the focus was removed.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {isSuccess ? (
        <Banner variant="positive" isAnnounced>
          {t('reviews.stop.done')}
        </Banner>
      ) : (
        <Banner
          action={
            <Button
              isLoading={isLoading}
              loadingLabel={t('reviews.stop.working')}
              onClick={() => void press()}
            >
              {t('reviews.stop.action')}
            </Button>
          }
        >
          {t('reviews.stop.text')}
        </Banner>
      )}
    </div>
  )
}
