import { startTransition, useOptimistic } from 'react'
import { Link } from 'react-router'
import { JOINING_STAGES, type JoiningStage } from '#rules/stores/joining-stage.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ChosenList } from './chosen-list.ts'

interface StagesProps {
  chosen: ChosenList
  /** Undefined until they are known. */
  counts?: Record<'joining' | 'live' | 'suspended' | 'archived' | 'declined', number> | undefined
  stages?: Record<JoiningStage, number> | undefined
  /** Resolves once the list has its address. */
  onChoose: (chosen: ChosenList) => Promise<void>
}

/** How many restaurants there are at each stage, on their way to customers; choosing one lists them. */
export function Stages({ chosen, counts, stages, onChoose }: StagesProps) {
  const { t } = useTranslation()
  const options = [
    {
      value: 'joining',
      label: t('restaurants.list.joining'),
      count: counts?.joining,
      to: { list: 'joining' } as const,
    },
    ...JOINING_STAGES.map((stage) => ({
      value: stage as string,
      label: t(`restaurants.stage.${stage}`),
      count: stages?.[stage],
      to: { list: 'joining', stage } as const,
    })),
    {
      value: 'live',
      label: t('restaurants.stage.live'),
      count: counts?.live,
      to: { list: 'live' } as const,
    },
  ]
  const applied = chosen.list === 'joining' ? (chosen.stage ?? 'joining') : chosen.list
  const [value, show] = useOptimistic<string>(applied)
  return (
    <fieldset className="restaurant-stages">
      <legend className="sr">{t('restaurants.show')}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name="stage"
            value={option.value}
            checked={option.value === value}
            onChange={() =>
              startTransition(async () => {
                show(option.value)
                await onChoose(option.to)
              })
            }
          />
          <b>{option.count ?? '–'}</b> {option.label}
        </label>
      ))}
    </fieldset>
  )
}

const OTHERS = ['suspended', 'archived', 'declined'] as const

/** The way to the restaurants that are neither joining nor live. */
export function OtherLists({ chosen, counts }: Pick<StagesProps, 'chosen' | 'counts'>) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('restaurants.others')}>
      <ul className="row wrap restaurant-others">
        {OTHERS.map((list) => (
          <li key={list}>
            <Link
              to={staffLinks.operatorRestaurants(list)}
              aria-current={chosen.list === list ? 'page' : undefined}
            >
              {t(`restaurants.list.${list}`)}
              {counts && <span className="count">{counts[list]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
