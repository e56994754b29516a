import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Mark, type DraftMark, type Opened } from '#web/store-app/menu-editor/category-section.tsx'
import { optionWords } from '#web/store-app/menu-editor/publish/difference-words.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

interface OptionGroupsProps {
  editor: MenuEditor
  marks: ReadonlyMap<string, DraftMark>
  onOpen: (opened: Opened) => void
}

/** The option groups that dishes share. */
export function OptionGroups({ editor, marks, onOpen }: OptionGroupsProps) {
  const { t } = useTranslation()
  const { menu } = editor
  const uses = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { optionGroupIds } of productsOfMenu(menu))
      for (const id of optionGroupIds) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }, [menu])
  return (
    <>
      <p className="soft">{t('menuEditor.groupsIntro')}</p>
      {menu.optionGroups.length > 0 && (
        <ul className="panel menu-category">
          {menu.optionGroups.map(({ id, name, minimum, maximum, options }) => {
            const mark = marks.get(id)
            return (
              <li key={id} className="menu-row" data-draft={mark}>
                <button
                  type="button"
                  className="menu-row-open"
                  onClick={() => onOpen({ kind: 'optionGroup', id })}
                >
                  <span className="menu-row-name">
                    <b>{name}</b> <Mark mark={mark} />
                  </span>
                  <span className="small soft">
                    {t('menuEditor.uses', { count: uses.get(id) ?? 0 })}
                  </span>
                  <small>
                    {minimum === maximum
                      ? t('menuEditor.chooseExactly', { count: String(minimum) })
                      : t('menuEditor.chooseBetween', {
                          minimum: String(minimum),
                          maximum: String(maximum),
                        })}
                    {': '}
                    {options.map((option) => optionWords(t, option)).join(', ')}
                  </small>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button onClick={() => onOpen({ kind: 'optionGroup', id: null })}>
          <Icon of={Plus} />
          {t('menuEditor.addGroup')}
        </Button>
      </div>
    </>
  )
}
