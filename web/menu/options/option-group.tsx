import { Check, CircleAlert } from 'lucide-react'
import { Fragment, useId } from 'react'
import type { Option, OptionGroup } from '#rules/menu/check-options.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { ChoiceLine } from '#web/messages/allergen-facts.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ActiveGroup } from './active-group-tree.ts'
import { countIn, maximumOf, type Choice as Chosen, type ChoiceAct } from './option-choice.ts'

interface OptionGroupFieldProps {
  group: ActiveGroup
  choice: Chosen
  onChoose: (act: ChoiceAct) => void
  /** Ids of groups to mark because they need more options. */
  faulty: readonly OptionGroup[]
}

/**
 * One group to choose from: radio buttons for one option, checkboxes for several, steppers for several of the
 * same. The groups that an option opens come right after it.
 */
export function OptionGroupField(props: OptionGroupFieldProps) {
  const { group: active, choice, faulty, onChoose } = props
  const { group, opened } = active
  const isFaulty = faulty.includes(group)
  const { t } = useTranslation()
  const id = useId()
  const isSingle = group.maximum === 1
  const rule = ruleOf(t, group)
  return (
    <fieldset
      className="group"
      data-faulty={isFaulty || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={isFaulty ? `${id}-fault` : `${id}-rule`}
    >
      <div className="opt-head">
        <div>
          <h3 id={`${id}-name`}>{group.name}</h3>
          <p id={`${id}-rule`}>{rule}</p>
        </div>
        <GroupBadge group={group} count={countIn(choice, group)} />
      </div>
      {isFaulty && (
        <p className="problem" id={`${id}-fault`} role="alert">
          <Icon of={CircleAlert} />
          {faultOf(t, group, choice)}
        </p>
      )}
      {group.options.map((option) => {
        const next = opened.get(option.id)
        return (
          <Fragment key={option.id}>
            {isSingle ? (
              <SingleOption {...{ group, option, choice, onChoose, isFaulty }} name={id} />
            ) : (
              <CountedOption {...{ group, option, choice, onChoose, isFaulty }} />
            )}
            {next && <OptionGroupField {...props} group={next} />}
          </Fragment>
        )
      })}
      {isSingle && group.minimum === 0 && (
        <Choice
          type="radio"
          name={id}
          checked={countIn(choice, group) === 0}
          onChange={() => onChoose({ kind: 'pick', group, optionId: null })}
        >
          {t('menu.nothingThanks')}
        </Choice>
      )}
    </fieldset>
  )
}

interface OptionProps extends Pick<OptionGroupFieldProps, 'choice' | 'onChoose'> {
  group: OptionGroup
  option: Option
  isFaulty: boolean
}

function SingleOption({
  group,
  option,
  choice,
  onChoose,
  isFaulty,
  name,
}: OptionProps & { name: string }) {
  return (
    <Choice
      type="radio"
      name={name}
      checked={(choice[option.id] ?? 0) > 0}
      disabled={!option.isAvailable}
      aria-invalid={isFaulty || undefined}
      onChange={() => onChoose({ kind: 'pick', group, optionId: option.id })}
      small={<OptionLine option={option} />}
      end={<OptionPrice option={option} />}
    >
      {option.name}
    </Choice>
  )
}

function CountedOption({ group, option, choice, onChoose, isFaulty }: OptionProps) {
  const { t } = useTranslation()
  const { id: optionId, name } = option
  const quantity = choice[optionId] ?? 0
  const limit = maximumOf(choice, group, optionId)
  const set = (next: number) => onChoose({ kind: 'set', group, optionId, quantity: next })
  if (option.maximumQuantity === 1)
    return (
      <Choice
        type="checkbox"
        checked={quantity > 0}
        disabled={!option.isAvailable || (quantity === 0 && limit === 0)}
        aria-invalid={isFaulty || undefined}
        onChange={({ target }) => set(target.checked ? 1 : 0)}
        small={<OptionLine option={option} />}
        end={<OptionPrice option={option} />}
      >
        {name}
      </Choice>
    )
  return (
    <div className="extra">
      <span>
        {name}{' '}
        <small>
          <OptionLine option={option} />
        </small>
      </span>
      <OptionPrice option={option} />
      <Stepper
        value={quantity}
        minimum={0}
        maximum={option.isAvailable ? limit : quantity}
        onChange={set}
        size="sm"
        label={name}
        lessLabel={t('menu.oneFewer', { name })}
        moreLabel={t('menu.oneMore', { name })}
      />
    </div>
  )
}

function OptionPrice({ option: { pricePence } }: { option: Option }) {
  return pricePence === 0 ? null : <span className="strong">+{formatPence(pricePence)}</span>
}

function GroupBadge({ group, count }: { group: OptionGroup; count: number }) {
  const { t } = useTranslation()
  if (group.minimum === 0) return <Badge>{t('menu.optional')}</Badge>
  if (count < group.minimum) return <Badge variant="brand">{t('menu.required')}</Badge>
  return (
    <Badge variant="positive" icon={Check}>
      {t('menu.chosen')}
    </Badge>
  )
}

/** "Choose 1", "Choose 2 to 4", "Choose up to 3". */
function ruleOf(t: Translate, { minimum, maximum, options }: OptionGroup): string {
  if (minimum === maximum) return t('menu.chooseExactly', { count: minimum })
  const isOften = options.some(({ maximumQuantity }) => maximumQuantity > 1)
  if (minimum === 0)
    return t(isOften ? 'menu.chooseUpToOften' : 'menu.chooseUpTo', { count: maximum })
  return t('menu.chooseBetween', { minimum, maximum })
}

/** The problem of the choice, with the name of its group. */
function faultOf(t: Translate, group: OptionGroup, choice: Chosen): string {
  const { name, minimum, maximum } = group
  if (countIn(choice, group) >= minimum) return t('menu.faultSoldOut', { name })
  return minimum === maximum
    ? t('menu.faultExactly', { count: minimum, name })
    : t('menu.faultBetween', { minimum, maximum, name })
}

/** The description of an option, or that it has sold out. */
function OptionLine({ option }: { option: Option }) {
  const { t } = useTranslation()
  if (!option.isAvailable) return t('menu.optionSoldOut')
  return (
    <>
      {option.isAgeRestricted && <Badge variant="warning">{t('menu.adultsOnly')}</Badge>}{' '}
      <ChoiceLine kcal={option.kcal} allergens={option.allergens} />
    </>
  )
}
