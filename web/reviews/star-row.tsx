import { Star } from 'lucide-react'
import { STARS } from '#rules/reviews/stars.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** So many stars of five. */
export function StarRow({ stars }: { stars: number }) {
  const { t } = useTranslation()
  return (
    <span className="star-row" role="img" aria-label={t('reviews.stars', { stars })}>
      {STARS.map((each) => (
        <Icon key={each} of={Star} isFilled={each <= stars} />
      ))}
    </span>
  )
}
