import '#web/messages/menu.ts'
import { useRef, useState } from 'react'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenAnswers } from './allergen-answers.tsx'
import { ChosenGroups } from './chosen-groups.tsx'
import { DealSlots } from './deal-slots.tsx'
import { EditDialog } from '#web/store-app/menu-editor/edit.dialog.tsx'
import {
  newProductDraft,
  productDraftOf,
  readProductDraft,
  type ProductDraft,
} from './product-draft.ts'
import { ProductMarks } from './product-marks.tsx'
import { SoldWhenFields } from './sold-when-fields.tsx'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

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
          <ProductMarks draft={draft} onChange={type} />
        </div>
        <div className="stack">
          <AllergenAnswers
            group="dish"
            value={draft.allergens}
            onChange={(allergens) => type({ allergens })}
          />
          <ChosenGroups
            groups={editor.menu.optionGroups}
            value={draft.optionGroupIds}
            onChange={(optionGroupIds) => type({ optionGroupIds })}
          />
          <SoldWhenFields
            usual="asCategory"
            value={draft.soldWhen}
            onChange={(soldWhen) => type({ soldWhen })}
            isChecked={isPressed}
          />
          <DealSlots
            categories={editor.menu.categories}
            value={draft.bundleSlots}
            onChange={(bundleSlots) => type({ bundleSlots })}
            isChecked={isPressed}
          />
        </div>
      </div>
    </EditDialog>
  )
}
