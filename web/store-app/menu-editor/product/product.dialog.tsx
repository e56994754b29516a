import '#web/messages/menu.ts'
import { memo, useMemo, useRef, useState } from 'react'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DishPhotoField } from '#web/store-app/menu-editor/photo/dish-photo-field.tsx'
import { EditDialog } from '#web/store-app/menu-editor/edit.dialog.tsx'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { VAT_KINDS, type VatKind } from '#rules/menu/vat.ts'
import { Select } from '#ui/form/select.tsx'
import { AllergenAnswers } from './allergen-answers.tsx'
import { ChosenGroups } from './chosen-groups.tsx'
import { DealSlots } from './deal-slots.tsx'
import {
  newProductDraft,
  productDraftOf,
  readProductDraft,
  type ProductDraft,
} from './product-draft.ts'
import { ProductMarks } from './product-marks.tsx'
import { SoldWhenFields } from './sold-when-fields.tsx'

interface ProductDialogProps {
  editor: MenuEditor
  categoryId: string
  /** Null: a new one. */
  productId: string | null
  onClosed: () => void
}

// What is typed in one part renders no other: together they take a phone too long for a key.
const Allergens = memo(AllergenAnswers)
const Groups = memo(ChosenGroups)
const SoldWhen = memo(SoldWhenFields)
const Slots = memo(DealSlots)

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
  const [photo, setPhoto] = useState({ isSending: false, isWaitedFor: false })
  const result = readProductDraft(draft)
  const problems = isPressed && 'problems' in result ? result.problems : {}
  const type = useMemo(
    () => (typed: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...typed })),
    [],
  )
  const change = useMemo(
    () => ({
      allergens: (allergens: ProductDraft['allergens']) => type({ allergens }),
      groups: (optionGroupIds: string[]) => type({ optionGroupIds }),
      soldWhen: (soldWhen: ProductDraft['soldWhen']) => type({ soldWhen }),
      slots: (bundleSlots: ProductDraft['bundleSlots']) => type({ bundleSlots }),
    }),
    [type],
  )
  const text = (name: 'name' | 'price' | 'collection' | 'kcal' | 'description') => {
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
    if (photo.isSending) {
      setPhoto({ isSending: true, isWaitedFor: true })
      return null
    }
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
              label={t('menuEditor.collection')}
              hint={t('menuEditor.collectionHint')}
              inputMode="decimal"
              {...text('collection')}
            />
          </div>
          <Field
            label={t('menuEditor.kcal')}
            hint={t('menuEditor.kcalHint')}
            inputMode="numeric"
            {...text('kcal')}
          />
          <VatField value={draft.vat} onChange={(vat) => type({ vat })} />
          <DishPhotoField
            storeId={editor.storeId}
            value={draft.photo}
            onChange={(chosen) => type({ photo: chosen })}
            onSending={(isSending) => setPhoto({ isSending, isWaitedFor: false })}
            isWaitedFor={photo.isWaitedFor}
          />
          <ProductMarks draft={draft} onChange={type} />
        </div>
        <div className="stack">
          <Allergens group="dish" value={draft.allergens} onChange={change.allergens} />
          <Groups
            groups={editor.menu.optionGroups}
            value={draft.optionGroupIds}
            onChange={change.groups}
          />
          <SoldWhen
            usual="asCategory"
            value={draft.soldWhen}
            onChange={change.soldWhen}
            isChecked={isPressed}
          />
          <Slots
            categories={editor.menu.categories}
            value={draft.bundleSlots}
            onChange={change.slots}
            isChecked={isPressed}
          />
        </div>
      </div>
    </EditDialog>
  )
}

interface VatFieldProps {
  value: VatKind | null
  onChange: (value: VatKind | null) => void
}

/** What a dish is for VAT, in sentences an owner can answer without looking rates up. */
function VatField({ value, onChange }: VatFieldProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('menuEditor.vat')}
      hint={t('menuEditor.vatHint')}
      value={value ?? ''}
      onChange={({ target }) => onChange(VAT_KINDS.find((kind) => kind === target.value) ?? null)}
    >
      <option value="">{t('menuEditor.vatUsual')}</option>
      {VAT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {t(`menuEditor.vatOf.${kind}`)}
        </option>
      ))}
    </Select>
  )
}
