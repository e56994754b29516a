import '#web/messages/menu.ts'
import { useRef, useState } from 'react'
import { DIETS } from '#contract/stores/stores.ts'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenAnswers } from './allergen-answers.tsx'
import { EditDialog } from './edit.dialog.tsx'
import {
  newProductDraft,
  productDraftOf,
  readProductDraft,
  type ProductDraft,
} from './product-draft.ts'
import type { MenuEditor } from './use-menu-editor.ts'

/** In the order of their number of chillies. */
const HEATS = ['none', 'mild', 'medium', 'hot'] as const

interface ProductDialogProps {
  editor: MenuEditor
  categoryId: string
  /** Null: a new one. */
  productId: string | null
  onClosed: () => void
}

/** All that is known of a dish. */
export function ProductDialog({ editor, categoryId, productId, onClosed }: ProductDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [opened] = useState(() => {
    const product = productsOfMenu(editor.menu).find(({ id }) => id === productId)
    return product ? productDraftOf(product) : newProductDraft()
  })
  const [draft, setDraft] = useState(opened)
  const [isPressed, setIsPressed] = useState(false)
  const result = readProductDraft(draft)
  const problems = isPressed && 'problems' in result ? result.problems : {}
  const type = (typed: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...typed }))
  const text = (name: 'name' | 'price' | 'kcal' | 'description') => {
    const problem = problems[name]
    return {
      value: draft[name],
      autoComplete: 'off',
      error: problem && t(`menuEditor.problem.${problem}`),
      onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
    }
  }
  const read = () => {
    setIsPressed(true)
    if ('product' in result)
      return [{ kind: 'saveProduct' as const, categoryId, product: result.product }]
    requestAnimationFrame(() => focusFault(form.current))
    return null
  }
  return (
    <EditDialog
      {...{ editor, read, onClosed }}
      title={productId === null ? t('menuEditor.newDish') : opened.name}
      isChanged={!isSame(draft, opened)}
      size="wide"
    >
      <div ref={form} className="menu-edit-fields">
        <div className="stack">
          <Field label={t('menuEditor.name')} {...text('name')} />
          <TextArea label={t('menuEditor.description')} rows={2} {...text('description')} />
          <div className="menu-edit-pair">
            <Field label={t('menuEditor.price')} inputMode="decimal" {...text('price')} />
            <Field
              label={t('menuEditor.kcal')}
              hint={t('menuEditor.kcalHint')}
              inputMode="numeric"
              {...text('kcal')}
            />
          </div>
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
        </div>
        <div className="stack">
          <AllergenAnswers
            group="dish"
            value={draft.allergens}
            onChange={(allergens) => type({ allergens })}
          />
        </div>
      </div>
    </EditDialog>
  )
}
