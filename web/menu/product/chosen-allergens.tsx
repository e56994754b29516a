import { CircleAlert, CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { ProductWithOptions } from '#contract/menu.ts'
import { isNothingDeclared, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { Icon } from '#ui/icon.tsx'
import { LOCALE } from '#web/language.ts'
import { allergenFacts, allergenList } from '#web/messages/allergen-words.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { isAnswered, type ItemSoFar } from '#web/menu/options/item-choice.ts'
import { telOf } from '#web/menu/store-facts/store-messages.ts'

interface ChoiceFactsProps {
  product: ProductWithOptions
  item: ItemSoFar
  phone: string
}

/** Energy and allergens of the dish with its chosen options: they follow every choice. */
export function ChosenAllergens({ product, item, phone }: ChoiceFactsProps) {
  const { t } = useTranslation()
  const { kcal, allergens: verdict } = item.facts
  const isWhole = isAnswered(item)
  const isEmpty = product.isBundle && item.slots.every(({ dish }) => dish === null)
  const hasChoices = product.optionGroups.length > 0 || product.isBundle
  const title = hasChoices ? 'menu.withChoices' : 'menu.asItComes'
  return (
    <div className="follow">
      <Announcement verdict={verdict} />
      <div className="row between follow-head">
        <p className="strong">{t(isWhole ? title : 'menu.withChoicesSoFar')}</p>
        <Energy kcal={kcal} isWhole={isWhole || !product.isBundle} />
      </div>
      {!isEmpty && <Allergens verdict={verdict} isWhole={isWhole} />}
      {!isWhole && <p className="small">{t(isEmpty ? 'menu.allDepends' : 'menu.restDepends')}</p>}
      <p className="tiny muted">
        {marked(
          t(
            verdict.notDeclared.length > 0 && !isEmpty
              ? 'menu.notDeclaredWarning'
              : 'menu.declaredWarning',
            { phone },
          ),
          (number) => (
            <a href={telOf(phone)}>{number}</a>
          ),
        )}
      </p>
    </div>
  )
}

/** Announces a change of the allergens to screen readers, but not when the dish opens. */
function Announcement({ verdict }: { verdict: AllergenVerdict }) {
  const { t } = useTranslation()
  const facts = allergenFacts(t, verdict).map(({ words }) => words)
  const words = t('menu.withChoicesNow', {
    facts: facts.length > 0 ? facts.join('. ') : t('menu.noneDeclared'),
  })
  const [atFirst] = useState(words)
  const [hasChanged, setHasChanged] = useState(false)
  if (words !== atFirst && !hasChanged) setHasChanged(true)
  return (
    <p className="sr" role="status">
      {hasChanged && words}
    </p>
  )
}

/** The energy of half a meal deal would read as less than the whole. */
function Energy({ kcal, isWhole }: { kcal: number | null; isWhole: boolean }) {
  const { t } = useTranslation()
  if (!isWhole) return null
  if (kcal === null) return <p className="small muted">{t('menu.kcalNotDeclared')}</p>
  return (
    <p>
      <span className="k">{kcal.toLocaleString(LOCALE)}</span> {t('menu.unitKcal')}
    </p>
  )
}

const severalFrom = 3

/** The allergens of food as chips, each with its shape and word. */
export function Allergens({ verdict, isWhole }: { verdict: AllergenVerdict; isWhole: boolean }) {
  const { t } = useTranslation()
  const { contains, may, free, notDeclared } = verdict
  if (isNothingDeclared(verdict))
    return (
      <p className="allergens">
        <span className="allergen unknown">{t('menu.notDeclaredAll')}</span>
      </p>
    )
  if (free.length === 14) return isWhole ? <p className="small">{t('menu.noneDeclared')}</p> : null
  return (
    <div className="allergens">
      {contains.map((allergen) => (
        <span key={allergen} className="allergen contains">
          <Icon of={CircleAlert} />
          {t('menu.chipContains', { allergen: t(`menu.allergen.${allergen}`) })}
        </span>
      ))}
      {may.map((allergen) => (
        <span key={allergen} className="allergen may">
          <Icon of={CircleQuestionMark} />
          {t('menu.chipMay', { allergen: t(`menu.allergen.${allergen}`) })}
        </span>
      ))}
      {notDeclared.length > severalFrom ? (
        <span className="allergen unknown is-many">
          {t('menu.chipUnknownMany', { allergens: allergenList(t, notDeclared) })}
        </span>
      ) : (
        notDeclared.map((allergen) => (
          <span key={allergen} className="allergen unknown">
            {t('menu.chipUnknown', { allergen: t(`menu.allergenName.${allergen}`) })}
          </span>
        ))
      )}
    </div>
  )
}
