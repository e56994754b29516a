import { useRef, useState } from 'react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { EditDialog } from './edit.dialog.tsx'
import { newId } from './new-id.ts'
import { isName } from './product-draft.ts'
import type { MenuEditor } from './use-menu-editor.ts'

interface CategoryDialogProps {
  editor: MenuEditor
  /** Null: a new one. */
  categoryId: string | null
  onClosed: () => void
}

/** All that is known of a category besides its dishes. */
export function CategoryDialog({ editor, categoryId, onClosed }: CategoryDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [opened] = useState(() => {
    const found = editor.menu.categories.find(({ id }) => id === categoryId)
    if (!found) return { id: newId(), name: '', description: '', soldWhen: null, slotItems: '' }
    const { products: _, slotItems, ...category } = found
    return { ...category, slotItems: slotItems === null ? '' : String(slotItems) }
  })
  const [draft, setDraft] = useState(opened)
  const [isPressed, setIsPressed] = useState(false)
  const type = (typed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...typed }))
  const name = draft.name.trim()
  const description = draft.description.trim()
  const slotItems = slotItemsIn(draft.slotItems)
  const isLong = description.length > MENU_LIMITS.descriptionLength
  const read = () => {
    setIsPressed(true)
    if (isName(name) && !isLong && slotItems !== undefined) {
      const category = { ...draft, name, description, slotItems }
      return [{ kind: 'saveCategory' as const, category }]
    }
    requestAnimationFrame(() => focusFault(form.current))
    return null
  }
  return (
    <EditDialog
      {...{ editor, read, onClosed }}
      title={categoryId === null ? t('menuEditor.newCategory') : opened.name}
      isChanged={!isSame(draft, opened)}
    >
      <div ref={form} className="stack">
        <Field
          label={t('menuEditor.name')}
          autoComplete="off"
          value={draft.name}
          error={
            isPressed &&
            !isName(name) &&
            t(`menuEditor.problem.${name === '' ? 'noName' : 'longName'}`)
          }
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextArea
          label={t('menuEditor.description')}
          rows={2}
          value={draft.description}
          error={isPressed && isLong && t('menuEditor.problem.longDescription')}
          onChange={({ target }) => type({ description: target.value })}
        />
        <Field
          label={t('menuEditor.slotItems')}
          hint={t('menuEditor.slotItemsHint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.slotItems}
          error={isPressed && slotItems === undefined && t('menuEditor.problem.noSlotItems')}
          onChange={({ target }) => type({ slotItems: target.value })}
        />
      </div>
    </EditDialog>
  )
}

/** Null: no limit; undefined: what is typed is no number that it can be. */
function slotItemsIn(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const items = /^\d{1,5}$/.test(typed) ? Number(typed) : 0
  return items >= 1 && items <= 10_000 ? items : undefined
}
