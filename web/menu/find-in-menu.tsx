import { ChevronDown, Leaf, Search, ShieldAlert, Sprout, X } from 'lucide-react'
import { startTransition, Suspense, useOptimistic, useState, type Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip, ChipButton } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { lazyPart } from '../calls/lazy-part.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { DIET_CHIPS, type MenuFilter } from './menu-filter.ts'

const AvoidDialog = lazyPart(() =>
  import('./avoid-allergens.dialog.tsx').then(({ AvoidAllergensDialog }) => ({
    default: AvoidAllergensDialog,
  })),
)

const DIET_ICONS = { vegetarian: Leaf, vegan: Sprout, halal: undefined, glutenFree: undefined }

interface FindInMenuProps {
  /** Where the focus goes when what it was on is gone. */
  ref: Ref<HTMLFormElement>
  filter: MenuFilter
  onChange: (filter: MenuFilter) => void
  /** Said to those who don't see the menu change. */
  status: string
}

/**
 * Search, diets and allergens. What is typed and pressed shows at once, the dishes follow. Without
 * scripts it is a form that asks for the page again.
 */
export function FindInMenu({ ref, filter: applied, onChange, status }: FindInMenuProps) {
  const { t } = useTranslation()
  const [filter, show] = useOptimistic(applied)
  const change = (next: MenuFilter) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return (
    <form
      ref={ref}
      className="stack"
      role="search"
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={t('menu.search')}
        isLabelHidden
        type="search"
        name="search"
        icon={Search}
        placeholder={t('menu.search')}
        autoComplete="off"
        maxLength={80}
        value={filter.words}
        onChange={({ target }) => change({ ...filter, words: target.value })}
      />
      <Chips filter={filter} onChange={change} />
      <noscript>
        <Button type="submit">{t('menu.searchAction')}</Button>
      </noscript>
      <p className="sr" role="status">
        {status}
      </p>
    </form>
  )
}

function Chips({ filter, onChange }: Pick<FindInMenuProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation()
  const [isChoosing, setIsChoosing] = useState<boolean | null>(null)
  const { diets, avoids } = filter
  return (
    <div className="scroller tight" role="group" aria-label={t('menu.diets')}>
      {avoids.map((allergen) => (
        <ChipButton
          key={allergen}
          isOn
          icon={ShieldAlert}
          endIcon={X}
          aria-label={t('menu.stopAvoiding', { allergen: t(`menu.allergen.${allergen}`) })}
          onClick={() => onChange({ ...filter, avoids: avoids.filter((one) => one !== allergen) })}
        >
          {t('menu.avoiding', { allergen: t(`menu.allergen.${allergen}`) })}
        </ChipButton>
      ))}
      {DIET_CHIPS.map((diet) => (
        <Chip
          key={diet}
          icon={DIET_ICONS[diet]}
          name="diet"
          value={diet}
          checked={diets.includes(diet)}
          onChange={({ target }) =>
            onChange({
              ...filter,
              diets: target.checked ? [...diets, diet] : diets.filter((one) => one !== diet),
            })
          }
        >
          {t(`menu.diet.${diet}`)}
        </Chip>
      ))}
      <ChipButton
        endIcon={ChevronDown}
        className="only-scripted"
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      >
        {t('menu.allAllergens')}
      </ChipButton>
      {isChoosing !== null && (
        <Suspense>
          <AvoidDialog
            isOpen={isChoosing}
            needs={filter}
            onChange={(needs) => onChange({ ...filter, ...needs })}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
