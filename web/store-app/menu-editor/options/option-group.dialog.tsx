import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import { isSame } from '#rules/menu/document/compare-menus.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useDragToOrder } from '#ui/drag/use-drag-to-order.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { movedTo, orderAfter } from '#web/store-app/menu-editor/drop-edit.ts'
import { EditDialog } from '#web/store-app/menu-editor/edit.dialog.tsx'
import {
  groupProblems,
  newOption,
  newOptionGroup,
  optionGroupDraftOf,
  readOptionGroup,
  type OptionDraft,
} from './option-group-draft.ts'
import { OptionFields } from './option-fields.tsx'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

interface OptionGroupDialogProps {
  editor: MenuEditor
  /** Null: a new one. */
  groupId: string | null
  onClosed: () => void
}

/** What customers choose from with a dish, such as sizes or sauces. */
export function OptionGroupDialog({ editor, groupId, onClosed }: OptionGroupDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLDivElement>(null)
  const [opened] = useState(() => {
    const group = editor.menu.optionGroups.find(({ id }) => id === groupId)
    return group ? optionGroupDraftOf(group) : newOptionGroup()
  })
  const [draft, setDraft] = useState(opened)
  const [isPressed, setIsPressed] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const type = (typed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...typed }))
  const setOptions = (change: (options: readonly OptionDraft[]) => OptionDraft[]) =>
    setDraft((before) => ({ ...before, options: change(before.options) }))
  const list = useDragToOrder((drop) => setOptions((options) => orderAfter(options, drop)))
  const problems = groupProblems(draft)
  const read = () => {
    setIsPressed(true)
    const optionGroup = readOptionGroup(draft)
    if (optionGroup) return [{ kind: 'saveOptionGroup' as const, optionGroup }]
    requestAnimationFrame(() => focusFault(form.current))
    return null
  }
  if (isRemoving && groupId !== null)
    return (
      <RemoveGroup
        {...{ editor, groupId, onClosed }}
        name={opened.name}
        onStay={() => setIsRemoving(false)}
      />
    )
  const number = (name: 'minimum' | 'maximum') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: draft[name],
    error: isPressed && problems[name] && t(`menuEditor.problem.${name}`),
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <EditDialog
      {...{ editor, read, onClosed }}
      title={groupId === null ? t('menuEditor.newGroup') : opened.name}
      isChanged={!isSame(draft, opened)}
      size="wide"
      more={
        groupId !== null && (
          <Button variant="danger" size="lg" onClick={() => setIsRemoving(true)}>
            {t('menuEditor.remove')}
          </Button>
        )
      }
    >
      <div ref={form} className="stack">
        <Field
          label={t('menuEditor.name')}
          hint={t('menuEditor.groupNameHint')}
          autoComplete="off"
          value={draft.name}
          error={
            isPressed &&
            problems.name &&
            t(`menuEditor.problem.${draft.name.trim() === '' ? 'noName' : 'longName'}`)
          }
          onChange={({ target }) => type({ name: target.value })}
        />
        <div className="menu-edit-pair">
          <Field label={t('menuEditor.minimum')} {...number('minimum')} />
          <Field label={t('menuEditor.maximum')} {...number('maximum')} />
        </div>
        <Choice
          type="checkbox"
          checked={draft.isMealUpgrade}
          small={t('menuEditor.mealUpgradeHint')}
          onChange={({ target }) => type({ isMealUpgrade: target.checked })}
        >
          {t('menuEditor.mealUpgrade')}
        </Choice>
        <div ref={list} className="stack">
          {draft.options.map((option, index) => (
            <OptionFields
              key={option.id}
              option={option}
              place={index}
              count={draft.options.length}
              isChecked={isPressed}
              groups={editor.menu.optionGroups.filter(({ id }) => id !== draft.id)}
              onChange={(typed) =>
                setOptions((options) =>
                  options.map((each) => (each.id === option.id ? { ...each, ...typed } : each)),
                )
              }
              onMove={(place) => setOptions((options) => movedTo(options, option.id, place))}
              onRemove={() => setOptions((options) => options.filter(({ id }) => id !== option.id))}
            />
          ))}
        </div>
        {draft.options.length < MENU_LIMITS.optionsOfGroup && (
          <Button onClick={() => setOptions((options) => [...options, newOption()])}>
            <Icon of={Plus} />
            {t('menuEditor.addOption')}
          </Button>
        )}
      </div>
    </EditDialog>
  )
}

interface RemoveGroupProps {
  editor: MenuEditor
  groupId: string
  name: string
  onStay: () => void
  onClosed: () => void
}

/** Says which dishes lose the options, before they do. */
function RemoveGroup({ editor, groupId, name, onStay, onClosed }: RemoveGroupProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [count] = useState(
    () =>
      productsOfMenu(editor.menu).filter((product) => product.optionGroupIds.includes(groupId))
        .length,
  )
  const remove = () => {
    setIsOpen(false)
    void editor.edit({ kind: 'removeOptionGroup', optionGroupId: groupId })
  }
  return (
    <Dialog
      {...{ isOpen, onClosed }}
      onClose={onStay}
      startsOn="title"
      closeLabel={t('menuEditor.close')}
      title={t('menuEditor.removeTitle', { name })}
      footer={
        <>
          <Button variant="danger" size="lg" onClick={remove}>
            {t('menuEditor.remove')}
          </Button>
          <Button size="lg" onClick={onStay}>
            {t('menuEditor.stay')}
          </Button>
        </>
      }
    >
      <p>
        {count === 0
          ? t('menuEditor.removeUnusedGroup')
          : t('menuEditor.removeGroupText', { count })}
      </p>
    </Dialog>
  )
}
