import { useState } from 'react'
import type { Allergen } from '#rules/menu/allergens.ts'
import { classNames } from '#ui/class-names.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { allergyBannerWasShown } from '#web/state/app.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { telOf } from '#web/menu/store-facts/store-facts.tsx'

interface AllergyBannerProps {
  phone: string
  avoids: readonly Allergen[]
  isHiding: boolean
}

/** Whom to ask about allergies. Can be dismissed, except while a filter avoids allergens. */
export function AllergyBanner({ phone, avoids, isHiding }: AllergyBannerProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(({ app }) => app.allergyBannerShown)
  const isAvoiding = avoids.length > 0
  const isDone = isRead && !isAvoiding
  // Whether it was dismissed on an earlier visit is known only after hydration. It then leaves its space
  // empty, so that the dishes below do not jump.
  const [isDrawn] = useState(!isDone)
  const [isDismissed, setIsDismissed] = useState(false)
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
            dispatch(allergyBannerWasShown())
          }}
        >
          {t('menu.allergyDismiss')}
        </button>
      )}
    </p>
  )
}
