import { CircleAlert, CircleQuestionMark } from 'lucide-react'
import type { ProductWithOptions } from '#contract/menu.ts'
import { allergenVerdict, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { resolveOptions } from '#rules/menu/check-options.ts'
import { kcalOf } from '#rules/menu/energy.ts'
import { Icon } from '#ui/icon.tsx'
import { allergenList } from '../messages/allergen-words.ts'
import { marked } from '../messages/marked.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { chosenOptions, type Choice } from './option-choice.ts'
import { telOf } from './store-facts.tsx'

interface ChoiceFactsProps {
  product: ProductWithOptions
  choice: Choice
  phone: string
}

/** Energy and allergens of the dish as it would be eaten: they follow every choice. */
export function ChoiceFacts({ product, choice, phone }: ChoiceFactsProps) {
  const { t } = useTranslation()
  const { optionGroups } = product
  const chosen = chosenOptions(optionGroups, choice)
  const options = resolveOptions(optionGroups, chosen).map(({ option }) => option)
  const verdict = allergenVerdict([product.allergens, ...options.map(({ allergens }) => allergens)])
  const kcal = kcalOf(product.kcal, optionGroups, chosen)
  return (
    <div className="follow" role="status">
      <div className="row between follow-head">
        <p className="strong">
          {t(optionGroups.length > 0 ? 'menu.withChoices' : 'menu.asItComes')}
        </p>
        {kcal === null ? (
          <p className="small muted">{t('menu.kcalNotDeclared')}</p>
        ) : (
          <p>
            <span className="k">{kcal.toLocaleString('en-GB')}</span> {t('menu.unitKcal')}
          </p>
        )}
      </div>
      <Allergens verdict={verdict} />
      <p className="tiny muted">
        {marked(
          t(verdict.notDeclared.length > 0 ? 'menu.notDeclaredWarning' : 'menu.declaredWarning', {
            phone,
          }),
          (number) => (
            <a href={telOf(phone)}>{number}</a>
          ),
        )}
      </p>
    </div>
  )
}

const severalFrom = 3

function Allergens({ verdict }: { verdict: AllergenVerdict }) {
  const { t } = useTranslation()
  const { contains, may, free, notDeclared } = verdict
  if (contains.length + may.length + free.length === 0)
    return (
      <p className="allergens">
        <span className="allergen unknown">{t('menu.notDeclaredAll')}</span>
      </p>
    )
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
      {free.length === 14 && <span className="small">{t('menu.noneDeclared')}</span>}
    </div>
  )
}
