import { useRef, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import type { Photo } from '#contract/photos.ts'
import { REVIEW_TEXT_LONGEST } from '#contract/reviews/review.ts'
import { authorName } from '#rules/reviews/author-name.ts'
import type { Stars } from '#rules/reviews/stars.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useReviewOrderMutation } from '#web/calls/review-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoPicker } from '#web/photos/photo-picker.tsx'
import { StarInput } from '#web/reviews/star-input.tsx'

interface ReviewFormProps {
  order: Order
  orderToken: string | null
  onPosted: () => void
}

type Part = 'food' | 'delivery' | 'service'

/** Stars for the food, for the delivery if there was one, and for the service, and a text. */
export function ReviewForm({ order, orderToken, onPosted }: ReviewFormProps) {
  const { t } = useTranslation()
  const parts: Part[] =
    order.serviceType === 'delivery' ? ['food', 'delivery', 'service'] : ['food', 'service']
  const [ratings, setRatings] = useState<Partial<Record<Part, Stars>>>({})
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<Photo[]>([])
  const [areSent, setAreSent] = useState(true)
  const [isChecked, setIsChecked] = useState(false)
  const [review, { isLoading, error }] = useReviewOrderMutation()
  const isPhotoMissing = isApiFailure(error) && error.code === 'NONEXISTING_PHOTO'
  const form = useRef<HTMLFormElement>(null)

  const post = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { food, delivery, service } = ratings
    const missing = parts.findIndex((part) => ratings[part] === undefined)
    setIsChecked(true)
    if (missing >= 0 || !food || !service) {
      form.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus()
      return
    }
    if (!areSent)
      return showToast({ id: 'review', variant: 'info', title: t('reviews.rate.photosWait') })
    const photoIds = photos.map(({ photoId }) => photoId)
    const body = { food, service, text, photoIds, ...(delivery && { delivery }) }
    try {
      await review({ params: { id: order.id }, body, orderToken }).unwrap()
      onPosted()
    } catch (thrown) {
      const isBesidePhotos = isApiFailure(thrown) && thrown.code === 'NONEXISTING_PHOTO'
      if (!isBesidePhotos) showFailure(thrown)
    }
  }

  return (
    <form
      ref={form}
      className="stack review-form"
      noValidate
      onSubmit={(event) => void post(event)}
    >
      <p className="small soft">
        {t('reviews.rate.shownAs', { author: authorName(order.contact.name) })}{' '}
        {marked(t('reviews.rate.policy'), (words) => (
          <Link to={links.reviewPolicy()}>{words}</Link>
        ))}
      </p>
      <div>
        {parts.map((part) => (
          <StarInput
            key={part}
            legend={t(`reviews.rate.${part}`)}
            value={ratings[part] ?? null}
            onChange={(stars) => setRatings({ ...ratings, [part]: stars })}
            error={
              isChecked && ratings[part] === undefined
                ? t(`reviews.rate.missing.${part}`)
                : undefined
            }
          />
        ))}
      </div>
      <TextArea
        label={t('reviews.rate.text')}
        placeholder={t('reviews.rate.textHint')}
        rows={3}
        maxLength={REVIEW_TEXT_LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotoPicker
        label={t('reviews.rate.photos')}
        photos={photos}
        onChange={setPhotos}
        onBusyChange={(isBusy) => setAreSent(!isBusy)}
        error={isPhotoMissing ? t('error.NONEXISTING_PHOTO') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('reviews.rate.posting')}
      >
        {t('reviews.rate.post')}
      </Button>
    </form>
  )
}
