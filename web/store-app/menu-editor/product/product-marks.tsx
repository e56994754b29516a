import '#web/messages/menu.ts'
import { DIETS } from '#contract/stores/stores.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ProductDraft } from './product-draft.ts'

/** In the order of their number of chillies. */
const HEATS = ['none', 'mild', 'medium', 'hot'] as const

interface ProductMarksProps {
  draft: ProductDraft
  onChange: (typed: Partial<ProductDraft>) => void
}

/** What a dish is marked with on the menu. */
export function ProductMarks({ draft, onChange: type }: ProductMarksProps) {
  const { t } = useTranslation()
  return (
    <>
      <fieldset>
        <legend className="label">{t('menuEditor.diets')}</legend>
        {DIETS.map((diet) => (
          <Choice
            key={diet}
            type="checkbox"
            checked={draft.diets.includes(diet)}
            onChange={({ target }) =>
              type({
                diets: DIETS.filter((each) =>
                  each === diet ? target.checked : draft.diets.includes(each),
                ),
              })
            }
          >
            {t(`menu.diet.${diet}`)}
          </Choice>
        ))}
      </fieldset>
      <Select
        label={t('menuEditor.heat')}
        value={draft.heat}
        onChange={({ target }) => type({ heat: Number(target.value) })}
      >
        {HEATS.map((name, heat) => (
          <option key={name} value={heat}>
            {t(`menuEditor.heatOf.${name}`)}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="label">{t('menuEditor.more')}</legend>
        <Choice
          type="checkbox"
          checked={draft.isPopular}
          small={t('menuEditor.popularHint')}
          onChange={({ target }) => type({ isPopular: target.checked })}
        >
          {t('menuEditor.popular')}
        </Choice>
        <Choice
          type="checkbox"
          checked={draft.isAgeRestricted}
          small={t('menuEditor.ageRestrictedHint')}
          onChange={({ target }) => type({ isAgeRestricted: target.checked })}
        >
          {t('menuEditor.ageRestricted')}
        </Choice>
      </fieldset>
    </>
  )
}
