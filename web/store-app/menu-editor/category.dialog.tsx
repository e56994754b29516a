import { useRef, useState } from 'react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { EditDialog } from './edit.dialog.tsx'
import { newId } from './new-id.ts'
import { isName } from './product/product-draft.ts'
import { readSoldWhen, soldWhenDraftOf } from './product/sold-when-draft.ts'
import { SoldWhenFields } from './product/sold-when-fields.tsx'
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
    const { slotItems, soldWhen } = found ?? { slotItems: null, soldWhen: null }
    return {
      id: found?.id ?? newId(),
      name: found?.name ?? '',
      description: found?.description ?? '',
      soldWhen: soldWhenDraftOf(soldWhen),
      slotItems: slotItems === null ? '' : String(slotItems),
    }
  })
  const [draft, setDraft] = useState(opened)
  const [isPressed, setIsPressed] = useState(false)
  const type = (typed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...typed }))
  const name = draft.name.trim()
  const description = draft.description.trim()
  const slotItems = slotItemsIn(draft.slotItems)
  const times = readSoldWhen(draft.soldWhen)
  // By all services and at any time is what a category without times of its own is.
  const soldWhen = times?.services || times?.spans ? times : times && null
  const isLong = description.length > MENU_LIMITS.descriptionLength
  const read = () => {
    setIsPressed(true)
    if (isName(name) && !isLong && slotItems !== undefined && soldWhen !== undefined) {
      const category = { ...draft, name, description, slotItems, soldWhen }
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
        <SoldWhenFields
          usual="always"
          value={draft.soldWhen}
          onChange={(typed) => type({ soldWhen: typed })}
          isChecked={isPressed}
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
