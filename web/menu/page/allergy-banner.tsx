import { useState } from 'react'
import type { Allergen } from '#rules/menu/allergens.ts'
import { classNames } from '#ui/class-names.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useStateLater, withState } from '#web/state/lazy-state.ts'
import { telOf } from '#web/menu/store-facts/store-messages.ts'

interface AllergyBannerProps {
  phone: string
  avoids: readonly Allergen[]
  isHiding: boolean
}

/** Whom to ask about allergies. Can be dismissed, except while a filter avoids allergens. */
export function AllergyBanner({ phone, avoids, isHiding }: AllergyBannerProps) {
  const { t } = useTranslation()
  const isRead = useStateLater(({ app }) => app.allergyBannerShown) ?? false
  const isAvoiding = avoids.length > 0
  const [isDismissed, setIsDismissed] = useState(false)
  const isDone = (isRead || isDismissed) && !isAvoiding
  // Whether it was dismissed on an earlier visit is known only after hydration. It then leaves its space
  // empty, so that the dishes below do not jump.
  const [isDrawn] = useState(!isDone)
  if (isDone && (isDismissed || !isDrawn)) return null
  const text = isAvoiding
    ? t(isHiding ? 'menu.allergyHiding' : 'menu.allergyAvoiding', {
        allergens: allergenList(t, avoids),
        phone,
      })
    : t('menu.allergyText', { phone })
  return (
    <p className={classNames('allergy-note', isDone && 'invisible')}>
      <b>{t('menu.allergyTitle')}</b>{' '}
      {marked(text, (number) => (
        <a href={telOf(phone)}>{number}</a>
      ))}{' '}
      {!isAvoiding && (
        <button
          type="button"
          className="link-btn only-scripted"
          onClick={() => {
            setIsDismissed(true)
            void withState(({ hideAllergyBanner }) => hideAllergyBanner())
          }}
        >
          {t('menu.allergyDismiss')}
        </button>
      )}
    </p>
  )
}
