import { Trash2 } from 'lucide-react'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import type { MenuOptionGroup } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { DragHandle } from '#ui/drag/drag-handle.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenAnswers } from '#web/store-app/menu-editor/product/allergen-answers.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { optionProblems, type OptionDraft } from './option-group-draft.ts'

interface OptionFieldsProps {
  option: OptionDraft
  /** From 0, in the order in which customers read them. */
  place: number
  count: number
  /** Says what is wrong. */
  isChecked: boolean
  /** The groups that the option may open. */
  groups: readonly MenuOptionGroup[]
  onChange: (typed: Partial<OptionDraft>) => void
  onMove: (place: number) => void
  onRemove: () => void
}

/** One option of a group. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, place, count, isChecked, groups, onChange, onMove, onRemove } = props
  const { t } = useTranslation()
  const number = String(place + 1)
  const called = option.name.trim() || t('menuEditor.nthOption', { number })
  const problems = optionProblems(option)
  const declared = ALLERGENS.filter((allergen) => option.allergens[allergen]).length
  const text = (name: 'name' | 'price' | 'collection' | 'quantity' | 'kcal') => ({
    autoComplete: 'off',
    value: option[name],
    error: isChecked && problems[name] && t(`menuEditor.optionProblem.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className="menu-option" data-drag="option" data-drag-id={option.id}>
      {count > 1 && <DragHandle />}
      <legend className="label">{t('menuEditor.nthOption', { number })}</legend>
      <div className="menu-edit-pair">
        <Field label={t('menuEditor.name')} {...text('name')} />
        <Field label={t('menuEditor.optionPrice')} inputMode="decimal" {...text('price')} />
      </div>
      <div className="menu-edit-pair">
        <Field
          label={t('menuEditor.optionCollection')}
          hint={t('menuEditor.collectionHint')}
          inputMode="decimal"
          {...text('collection')}
        />
        <Field label={t('menuEditor.kcal')} inputMode="numeric" {...text('kcal')} />
      </div>
      <div className="menu-edit-pair">
        <Field label={t('menuEditor.quantity')} inputMode="numeric" {...text('quantity')} />
      </div>
      {(groups.length > 0 || option.opensGroupId !== null) && (
        <Select
          label={t('menuEditor.opens')}
          value={option.opensGroupId ?? ''}
          onChange={({ target }) => onChange({ opensGroupId: target.value || null })}
        >
          <option value="">{t('menuEditor.opensNothing')}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Choice
        type="checkbox"
        checked={option.isAgeRestricted}
        onChange={({ target }) => onChange({ isAgeRestricted: target.checked })}
      >
        {t('menuEditor.ageRestricted')}
      </Choice>
      <details className="disclosure">
        <summary>
          {t('menuEditor.optionAllergens', { name: called, count: String(declared) })}
        </summary>
        <AllergenAnswers
          group={option.id}
          value={option.allergens}
          onChange={(allergens) => onChange({ allergens })}
        />
      </details>
      <div className="row wrap">
        {count > 1 && <PlaceButtons name={called} {...{ place, count, onMove }} />}
        <Button
          variant="quiet"
          aria-label={t('menuEditor.removeNamed', { name: called })}
          onClick={onRemove}
        >
          <Icon of={Trash2} />
          {t('menuEditor.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
