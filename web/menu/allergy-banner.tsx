import { ShieldAlert } from 'lucide-react'
import type { Allergen } from '#rules/menu/allergens.ts'
import { Banner } from '#ui/banner.tsx'
import { allergenList } from '../messages/allergen-words.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { allergyBannerWasShown } from '../state/app.slice.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { telOf } from './store-facts.tsx'

interface AllergyBannerProps {
  name: string
  phone: string
  avoids: readonly Allergen[]
  isHiding: boolean
}

/** Whom to ask about allergies. It goes when it has been read, but not for those who avoid something. */
export function AllergyBanner({ name, phone, avoids, isHiding }: AllergyBannerProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(({ app }) => app.allergyBannerShown)
  const isAvoiding = avoids.length > 0
  if (isRead && !isAvoiding) return null
  const dismiss = (
    <button
      type="button"
      className="link-btn only-scripted"
      onClick={() => dispatch(allergyBannerWasShown())}
    >
      {t('menu.allergyDismiss')}
    </button>
  )
  return (
    <Banner
      icon={ShieldAlert}
      title={t('menu.allergyTitle')}
      action={isAvoiding ? undefined : dismiss}
      className="allergy-banner"
    >
      {isAvoiding
        ? t(isHiding ? 'menu.allergyHiding' : 'menu.allergyAvoiding', {
            allergens: allergenList(t, avoids),
          })
        : t('menu.allergyText', { name })}{' '}
      <a href={telOf(phone)}>{phone}</a>.
    </Banner>
  )
}
