import { X } from 'lucide-react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuOptionGroup } from '#rules/menu/document/menu-document.ts'
import { DragHandle } from '#ui/drag/drag-handle.tsx'
import { useDragToOrder } from '#ui/drag/use-drag-to-order.ts'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { movedTo, orderAfter } from '#web/store-app/menu-editor/drop-edit.ts'
import { PlaceButtons } from '#web/store-app/menu-editor/options/place-buttons.tsx'

interface ChosenGroupsProps {
  groups: readonly MenuOptionGroup[]
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Which option groups a dish offers, in the order in which customers are asked. */
export function ChosenGroups({ groups, value, onChange }: ChosenGroupsProps) {
  const { t } = useTranslation()
  // A faulty menu may have one twice.
  const chosen = value.map((id, index) => ({ id: `${index} ${id}`, groupId: id }))
  const set = (items: typeof chosen) => onChange(items.map(({ groupId }) => groupId))
  const list = useDragToOrder((drop) => set(orderAfter(chosen, drop)))
  const others = groups.filter(({ id }) => !value.includes(id))
  return (
    <fieldset ref={list} className="stack">
      <legend className="label">{t('menuEditor.field.optionGroupIds')}</legend>
      {groups.length === 0 && <p className="small soft">{t('menuEditor.noGroups')}</p>}
      {value.length > 0 && (
        <ol className="menu-chosen">
          {chosen.map(({ id, groupId }, index) => {
            const name =
              groups.find((group) => group.id === groupId)?.name ?? t('menuEditor.missingGroup')
            const isRepeated = value.indexOf(groupId) < index
            return (
              <li key={isRepeated ? id : groupId} data-drag="option-group" data-drag-id={id}>
                {value.length > 1 && <DragHandle />}
                <span className="menu-chosen-name">{name}</span>
                {value.length > 1 && (
                  <PlaceButtons
                    name={name}
                    place={index}
                    count={value.length}
                    onMove={(place) => set(movedTo(chosen, id, place))}
                  />
                )}
                <IconButton
                  icon={X}
                  label={t('menuEditor.removeNamed', { name })}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {others.length > 0 && value.length < MENU_LIMITS.optionGroupsOfProduct && (
        <Select
          label={t('menuEditor.offerGroup')}
          value=""
          onChange={({ target }) => target.value && onChange([...value, target.value])}
        >
          <option value="">{t('menuEditor.chooseGroup')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}
