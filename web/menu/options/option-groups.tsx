import { useMemo, useState } from 'react'
import type { ProductChoices } from '#rules/menu/active-groups.ts'
import type { OptionGroup } from '#rules/menu/check-options.ts'
import { listFormat } from '#web/messages/intl-formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { activeGroupTree, groupsOfTree } from './active-group-tree.ts'
import type { Choice, ChoiceAct } from './option-choice.ts'
import { OptionGroupField } from './option-group.tsx'

interface DishGroupsProps {
  of: ProductChoices
  choice: Choice
  onChoose: (act: ChoiceAct) => void
  /** Ids of groups to mark because they need more options. */
  faulty: readonly OptionGroup[]
}

const list = listFormat()

/** All option groups of a product. A screen reader announces when an option opens further groups. */
export function OptionGroups({ of, choice, ...rest }: DishGroupsProps) {
  const { t } = useTranslation()
  const tree = useMemo(() => activeGroupTree(of, choice), [of, choice])
  const opened = groupsOfTree(tree).filter((group) => !of.optionGroups.includes(group))
  const [openedAtFirst] = useState(() => opened.map(({ id }) => id))
  const news = opened.filter(({ id }) => !openedAtFirst.includes(id)).map(({ name }) => name)
  return (
    <>
      {tree.map((active) => (
        <OptionGroupField key={active.group.id} {...rest} group={active} choice={choice} />
      ))}
      {of.openedGroups.length > 0 && (
        <p className="sr" role="status">
          {news.length > 0 && t('menu.furtherGroups', { names: list.format(news) })}
        </p>
      )}
    </>
  )
}
