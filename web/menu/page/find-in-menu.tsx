import { ChevronDown, Leaf, Search, ShieldAlert, Sprout } from 'lucide-react'
import { startTransition, Suspense, useOptimistic, useState, type Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip, ChipButton } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DIET_CHIPS, type MenuFilter } from '#web/menu/menu-filter.ts'

const AvoidDialog = lazyPart(() =>
  import('./avoid-allergens.dialog.tsx').then(({ AvoidAllergensDialog }) => ({
    default: AvoidAllergensDialog,
  })),
)

const DIET_ICONS = { vegetarian: Leaf, vegan: Sprout, halal: undefined, glutenFree: undefined }

/** The form of the field, which without scripts loads the page again. */
const FORM = 'find-in-menu'

interface SearchFieldProps {
  words: string
  onChange: (change: Partial<MenuFilter>) => void
}

/** Search, next to the categories. Typed text shows at once, the results follow. */
export function SearchField({ words: applied, onChange }: SearchFieldProps) {
  const { t } = useTranslation()
  const [words, show] = useOptimistic(applied)
  return (
    <Field
      className="menu-search"
      label={t('menu.search')}
      isLabelHidden
      type="search"
      name="search"
      form={FORM}
      icon={Search}
      placeholder={t('menu.search')}
      autoComplete="off"
      maxLength={80}
      value={words}
      onChange={({ target }) =>
        startTransition(() => {
          show(target.value)
          onChange({ words: target.value })
        })
      }
    />
  )
}

interface FindInMenuProps {
  /** Where the focus goes when its element is removed. */
  ref: Ref<HTMLFormElement>
  filter: MenuFilter
  onChange: (change: Partial<MenuFilter>) => void
  /** The number of dishes left out because they don't match. */
  hidden: number
  /** Announced to screen readers, which don't see the menu change. */
  status: string
}

/** Diets and allergens. Without scripts it is a form, together with the search field. */
export function FindInMenu(props: FindInMenuProps) {
  const { ref, filter: applied, onChange, hidden, status } = props
  const { t } = useTranslation()
  const [filter, show] = useOptimistic(applied)
  const change = (next: Partial<MenuFilter>) =>
    startTransition(() => {
      show({ ...filter, ...next })
      onChange(next)
    })
  return (
    <form
      ref={ref}
      id={FORM}
      role="search"
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <Chips filter={filter} onChange={change} />
      {filter.diets.length + filter.avoids.length > 0 && (
        <div className="row wrap hide-unfit only-scripted">
          <Chip
            checked={filter.isHiding}
            onChange={({ target }) => change({ isHiding: target.checked })}
          >
            {t('menu.hideUnfit')}
          </Chip>
          {hidden > 0 && <span className="small soft">{t('menu.hidden', { count: hidden })}</span>}
        </div>
      )}
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
  const allergens = allergenList(t, avoids)
  return (
    <div className="scroller tight" role="group" aria-label={t('menu.diets')}>
      <ChipButton
        icon={ShieldAlert}
        endIcon={avoids.length > 0 ? ChevronDown : undefined}
        isOn={avoids.length > 0}
        className="only-scripted"
        aria-haspopup="dialog"
        aria-label={avoids.length > 0 ? t('menu.avoidingChange', { allergens }) : undefined}
        onClick={() => setIsChoosing(true)}
      >
        {avoids.length > 0 ? t('menu.avoiding', { allergens }) : t('menu.allergensToAvoid')}
      </ChipButton>
      {DIET_CHIPS.map((diet) => (
        <Chip
          key={diet}
          icon={DIET_ICONS[diet]}
          name="diet"
          value={diet}
          checked={diets.includes(diet)}
          onChange={({ target }) =>
            onChange({
              diets: target.checked ? [...diets, diet] : diets.filter((one) => one !== diet),
            })
          }
        >
          {t(`menu.diet.${diet}`)}
        </Chip>
      ))}
      {isChoosing !== null && (
        <Suspense>
          <AvoidDialog
            isOpen={isChoosing}
            needs={filter}
            onChange={onChange}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
