import '#web/styles/address.css'
import '#web/messages/address.ts'
import '#web/messages/validation.ts'
import { MapPin } from 'lucide-react'
import { type RefObject, Suspense, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { describeControl, FieldFrame } from '#ui/form/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AddressProblem } from '#web/address/find-places.ts'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { fetchWays } from './find-places-lazily.ts'
import { LocationButton } from './location-button.tsx'
import type { AddressField } from './use-address-field.ts'
import { useLeave } from './use-leave.ts'
import { optionId, useListbox } from './use-listbox.ts'

const isOfLocation = (
  problem: AddressProblem,
): problem is Extract<typeof problem, `location${string}`> => problem.startsWith('location')

const fetchList = () => import('./suggestion-list.tsx')

const SuggestionList = lazyPart(() =>
  fetchList().then(({ SuggestionList }) => ({ default: SuggestionList })),
)

/** Loaded when somebody is about to type. */
const fetchBoth = () => fetchAhead(() => Promise.all([fetchWays(), fetchList()]))

interface AddressInputProps {
  field: AddressField
  /** In a form that works without scripts, what was typed is sent under this name. */
  name?: string | undefined
  label?: string | undefined
  /** Shown in the field while it is empty. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  /** The `autocomplete` value, for a field about the person. */
  autoComplete?: string | undefined
  /** A message of the form; the field's own problem takes precedence. */
  error?: string | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/**
 * The field for an address, with suggestions to choose from while typing. Without scripts it is a plain text
 * field.
 */
export function AddressInput(props: AddressInputProps) {
  const { field, name, isLabelHidden, hint, autoComplete = 'off', inputRef } = props
  const { t } = useTranslation()
  const id = useId()
  const listId = `${id}-list`
  const usualLabel = useAddressLabel()
  const label = props.label ?? usualLabel
  const box = useRef<HTMLDivElement>(null)
  const { typed, items, askAgain, isAsking, hasFailed } = field.suggestions
  const list = useListbox({
    items,
    box,
    onChoose: (item) => void field.choose(item),
    onReopen: () => {
      if (hasFailed) askAgain()
    },
  })
  const { isListed, active } = list
  const activeId = isListed && active >= 0 ? optionId(listId, active) : undefined
  const isNone = list.isOpen && typed !== '' && items.length === 0 && !isAsking && !hasFailed
  const error = useProblemText(field.problem) ?? props.error
  const leave = useLeave(field.leave)
  useTypedBefore(box, field)

  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      controlId={id}
    >
      <div className="address-box" ref={box} onBlur={leave}>
        <div className="control">
          <Icon of={MapPin} />
          <input
            {...describeControl(id, { label, hint, error })}
            id={id}
            ref={inputRef}
            name={name}
            value={field.text}
            placeholder={isLabelHidden ? label : undefined}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            onFocus={fetchBoth}
            onChange={({ target }) => {
              // Autofill opens no list over the rest of the form.
              if (target === document.activeElement) list.open()
              field.type(target.value)
            }}
            onKeyDown={list.press}
            onBlur={list.leave}
          />
          <LocationButton field={field} />
        </div>
        {isListed && (
          <Suspense>
            <SuggestionList
              box={box}
              id={listId}
              label={t('address.suggestions')}
              typed={typed}
              items={items}
              active={active}
              onChoose={(item) => list.choose(items.indexOf(item))}
            />
          </Suspense>
        )}
        {isNone && (
          <p className="suggest none small" aria-hidden>
            {t('address.noneSuggested')}
          </p>
        )}
        <p className="sr" role="status">
          <Announcement field={field} isOpen={list.isOpen} />
        </p>
      </div>
    </FieldFrame>
  )
}

/** Announces to screen readers what happens in the field. */
function Announcement({ field, isOpen }: { field: AddressField; isOpen: boolean }) {
  const { t } = useTranslation()
  const { text, isChosen, isLooking, suggestions } = field
  if (isLooking) return t('address.looking')
  if (isChosen) return t('address.chosen', { place: text })
  const { typed, items, hasFailed } = suggestions
  if (!isOpen || !typed || hasFailed) return null
  return items.length > 0
    ? t('address.suggested', { count: items.length })
    : t('address.noneSuggested')
}

/** The message for an address field's problem. */
function useProblemText(problem: AddressProblem | null): string | undefined {
  const { t } = useTranslation()
  if (problem === null) return undefined
  if (problem === 'unknownPlace' || isOfLocation(problem)) return t(`address.${problem}`)
  return t(`validation.${problem}`)
}

/** Takes over text that was typed before hydration, or restored by the browser at a reload. */
function useTypedBefore(box: RefObject<HTMLElement | null>, field: AddressField): void {
  const take = useEffectEvent(() => {
    const typed = box.current?.querySelector('input')?.value
    if (typed && typed !== field.text) field.type(typed)
  })
  // Before the next render, which would overwrite it.
  useLayoutEffect(() => take(), [])
}

/** The suggestions that an address field asks for: streets only if the maps driver has them. */
export function useAddressLabel({ isPrecise = false } = {}): string {
  const { t } = useTranslation()
  const { placesFrom } = useSiteFacts()
  if (placesFrom === 'google') return t('address.label')
  return t(isPrecise ? 'address.labelOfPostcode' : 'address.labelWithoutStreets')
}
