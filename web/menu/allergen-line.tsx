import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen, AllergenMarks } from '#rules/menu/allergens.ts'
import { allergenList } from '../messages/allergen-words.ts'
import { useTranslation } from '../messages/use-translation.ts'

interface AllergenLineProps {
  marks: AllergenMarks
  /** What choosing may add. */
  byChoice?: readonly Allergen[]
  /** There is nothing to say but of its choices. */
  isOnlyItsChoices?: boolean
}

const namedAtMost = 3

/** What the kitchen says about a dish: contains, may contain, and how much it has not said. */
export function AllergenLine({ marks, byChoice, isOnlyItsChoices }: AllergenLineProps) {
  const { t } = useTranslation()
  const { contains, may, free, notDeclared } = allergenVerdict([marks])
  if (isOnlyItsChoices) return <p className="al is-unknown">{t('menu.byChoiceOnly')}</p>
  const added = (byChoice ?? []).filter((allergen) => free.includes(allergen))
  if (contains.length + may.length + free.length === 0)
    return <p className="al is-unknown">{t('menu.notDeclaredAll')}</p>
  const isFirst = contains.length === 0
  const parts = [
    contains.length > 0 && (
      <span key="contains">
        {t('menu.contains')} <b>{allergenList(t, contains)}</b>
      </span>
    ),
    may.length > 0 && (
      <span key="may">
        {t(isFirst ? 'menu.mayContainFirst' : 'menu.mayContain')} {allergenList(t, may)}
      </span>
    ),
    notDeclared.length > 0 && (
      <span key="unknown" className="is-unknown">
        {t('menu.andSomeNotDeclared', { count: notDeclared.length })}
      </span>
    ),
    added.length > 0 && (
      <span key="choice" className="is-unknown">
        {added.length > namedAtMost
          ? t('menu.byChoiceMany')
          : t('menu.byChoice', { allergens: allergenList(t, added) })}
      </span>
    ),
  ].filter(Boolean)
  if (parts.length === 0) return <p className="al">{t('menu.noneDeclared')}</p>
  return (
    <p className="al">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the sentence
        <span key={index}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  )
}
