import { CircleAlert, CircleQuestionMark } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { allergenList, allergenListFirst } from '../messages/allergen-words.ts'
import { useTranslation } from '../messages/use-translation.ts'
import type { Mark } from './menu-filter.ts'

/** Why a dish is marked, in the three shapes and words that allergens have everywhere. */
export function MarkLine({ mark }: { mark: Mark }) {
  const { t } = useTranslation()
  const { contains, may, notDeclared, byChoice, diets } = mark
  return (
    <p className="allergens marks">
      {contains.length > 0 && (
        <span className="allergen contains">
          <Icon of={CircleAlert} />
          {t('menu.markedContains', { allergens: allergenList(t, contains) })}
        </span>
      )}
      {may.length > 0 && (
        <span className="allergen may">
          <Icon of={CircleQuestionMark} />
          {t('menu.markedMay', { allergens: allergenList(t, may) })}
        </span>
      )}
      {notDeclared.length > 0 && (
        <span className="allergen unknown">
          {t('menu.markedUnknown', { allergens: allergenListFirst(t, notDeclared) })}
        </span>
      )}
      {byChoice.length > 0 && (
        <span className="allergen unknown">
          {t('menu.markedByChoice', { allergens: allergenListFirst(t, byChoice) })}
        </span>
      )}
      {diets.map((diet) => (
        <span key={diet} className="allergen unknown">
          {t('menu.notMarkedDiet', { diet: t(`menu.dietWord.${diet}`) })}
        </span>
      ))}
    </p>
  )
}
