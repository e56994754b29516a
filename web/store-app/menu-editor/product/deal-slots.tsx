import { Plus, Trash2 } from 'lucide-react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuCategory } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { newId } from '#web/store-app/menu-editor/new-id.ts'
import { isName, priceIn, type SlotDraft } from './product-draft.ts'

interface DealSlotsProps {
  categories: readonly MenuCategory[]
  value: readonly SlotDraft[]
  onChange: (slots: SlotDraft[]) => void
  /** Says what is wrong. */
  isChecked: boolean
}

/** The parts of a meal deal: each is filled with a dish of a category. */
export function DealSlots({ categories, value, onChange, isChecked }: DealSlotsProps) {
  const { t } = useTranslation()
  const type = (id: string, typed: Partial<SlotDraft>) =>
    onChange(value.map((slot) => (slot.id === id ? { ...slot, ...typed } : slot)))
  const add = () =>
    onChange([...value, { id: newId(), name: '', categoryId: categories[0]?.id ?? '', covers: '' }])
  return (
    <fieldset className="stack">
      <legend className="label">{t('menuEditor.deal')}</legend>
      <p className="small soft">{t('menuEditor.dealHint')}</p>
      {value.map((slot, index) => {
        const number = String(index + 1)
        const isPriced = slot.covers.trim() === '' || priceIn(slot.covers) !== null
        return (
          <fieldset key={slot.id} className="menu-option">
            <legend className="label">{t('menuEditor.nthSlot', { number })}</legend>
            <Field
              label={t('menuEditor.slotName')}
              autoComplete="off"
              value={slot.name}
              error={isChecked && !isName(slot.name.trim()) && t('menuEditor.problem.noName')}
              onChange={({ target }) => type(slot.id, { name: target.value })}
            />
            <Select
              label={t('menuEditor.slotCategory')}
              value={slot.categoryId}
              onChange={({ target }) => type(slot.id, { categoryId: target.value })}
            >
              {categories.every(({ id }) => id !== slot.categoryId) && (
                <option value={slot.categoryId}>{t('menuEditor.missingCategory')}</option>
              )}
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Field
              label={t('menuEditor.covers')}
              hint={t('menuEditor.coversHint')}
              inputMode="decimal"
              autoComplete="off"
              value={slot.covers}
              error={isChecked && !isPriced && t('menuEditor.problem.noPrice')}
              onChange={({ target }) => type(slot.id, { covers: target.value })}
            />
            <Button
              variant="quiet"
              aria-label={t('menuEditor.removeNamed', {
                name: slot.name || t('menuEditor.nthSlot', { number }),
              })}
              onClick={() => onChange(value.filter(({ id }) => id !== slot.id))}
            >
              <Icon of={Trash2} />
              {t('menuEditor.remove')}
            </Button>
          </fieldset>
        )
      })}
      {value.length < MENU_LIMITS.slotsOfProduct && (
        <Button onClick={add}>
          <Icon of={Plus} />
          {t('menuEditor.addSlot')}
        </Button>
      )}
    </fieldset>
  )
}
