import type { Allergen } from '#rules/menu/allergens.ts'
import { allergenList } from '../messages/allergen-words.ts'
import { marked } from '../messages/marked.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { allergyBannerWasShown } from '../state/app.slice.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { telOf } from './store-facts.tsx'

interface AllergyBannerProps {
  phone: string
  avoids: readonly Allergen[]
  isHiding: boolean
}

/** Whom to ask about allergies. It goes when it has been read, but not for those who avoid something. */
export function AllergyBanner({ phone, avoids, isHiding }: AllergyBannerProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(({ app }) => app.allergyBannerShown)
  const isAvoiding = avoids.length > 0
  if (isRead && !isAvoiding) return null
  const text = isAvoiding
    ? t(isHiding ? 'menu.allergyHiding' : 'menu.allergyAvoiding', {
        allergens: allergenList(t, avoids),
        phone,
      })
    : t('menu.allergyText', { phone })
  return (
    <p className="allergy-note">
      <b>{t('menu.allergyTitle')}</b>{' '}
      {marked(text, (number) => (
        <a href={telOf(phone)}>{number}</a>
      ))}{' '}
      {!isAvoiding && (
        <button
          type="button"
          className="link-btn only-scripted"
          onClick={() => dispatch(allergyBannerWasShown())}
        >
          {t('menu.allergyDismiss')}
        </button>
      )}
    </p>
  )
}
