import '#web/messages/discounts.ts'
import { CircleAlert, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Dishes } from './discount-acts.ts'

interface DishChoiceProps {
  dishes: Dishes
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
  isDisabled: boolean
}

/** The dishes that a discount is for, found by name. */
export function DishChoice({ dishes, chosen, onChange, error, isDisabled }: DishChoiceProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const errorId = useId()
  const { items, isFailed } = dishes
  if (!items)
    return (
      <p className="small soft" role="status">
        {t(isFailed ? 'discounts.form.dishesFailed' : 'discounts.form.dishesLoading')}
      </p>
    )
  const wanted = search.trim().toLowerCase()
  const found = items.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <fieldset
      className="discount-dishes"
      aria-describedby={error ? errorId : undefined}
      disabled={isDisabled}
    >
      <legend className="sr">{t('discounts.form.someDishes')}</legend>
      <Field
        type="search"
        icon={Search}
        label={t('discounts.form.findDish')}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="discount-dish-list">
        {found.length === 0 && <p className="small soft">{t('discounts.form.noDish')}</p>}
        {found.map(({ id, name }) => (
          <Choice
            key={id}
            type="checkbox"
            checked={chosen.includes(id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            {name}
          </Choice>
        ))}
      </div>
      <p className="small soft" role="status">
        {t('discounts.form.chosenDishes', { count: chosen.length })}
      </p>
      {error && (
        <p className="problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
