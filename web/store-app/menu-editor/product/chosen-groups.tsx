import { ArrowUp, X } from 'lucide-react'
import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuOptionGroup } from '#rules/menu/document/menu-document.ts'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ChosenGroupsProps {
  groups: readonly MenuOptionGroup[]
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Which option groups a dish offers, in the order in which customers are asked. */
export function ChosenGroups({ groups, value, onChange }: ChosenGroupsProps) {
  const { t } = useTranslation()
  const others = groups.filter(({ id }) => !value.includes(id))
  return (
    <fieldset className="stack">
      <legend className="label">{t('menuEditor.field.optionGroupIds')}</legend>
      {groups.length === 0 && <p className="small soft">{t('menuEditor.noGroups')}</p>}
      {value.length > 0 && (
        <ol className="menu-chosen">
          {value.map((id, index) => {
            const name = groups.find((group) => group.id === id)?.name ?? ''
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a faulty menu may have one twice
              <li key={`${id} ${index}`}>
                <span>{name || t('menuEditor.missingGroup')}</span>
                {index > 0 && (
                  <IconButton
                    icon={ArrowUp}
                    label={t('menuEditor.moveUpNamed', { name })}
                    onClick={() => onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, id))}
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
