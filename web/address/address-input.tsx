import '#web/styles/address.css'
import '#web/messages/address.ts'
import '#web/messages/validation.ts'
import { LocateFixed, MapPin } from 'lucide-react'
import { useId, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { describeControl, FieldFrame } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { useIsInBrowser } from '../shell/use-is-in-browser.ts'
import { useProblemText } from './problem-text.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import type { AddressField } from './use-address-field.ts'
import { useHighlight } from './use-highlight.ts'

interface AddressInputProps {
  field: AddressField
  /** In a form that works without scripts, what was typed is sent under this name. */
  name?: string | undefined
  label?: string | undefined
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  placeholder?: string | undefined
  /** A sentence from elsewhere; what the field itself finds wrong comes first. */
  error?: string | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/**
 * The field for an address, with places to choose from while typing. Without scripts it is a plain
 * text field.
 */
export function AddressInput(props: AddressInputProps) {
  const { field, name, isLabelHidden, hint, placeholder, inputRef } = props
  const { t } = useTranslation()
  const id = useId()
  const listId = `${id}-list`
  const label = props.label ?? t('address.label')
  const [isOpen, setIsOpen] = useState(false)
  const { typed, items } = field.suggestions
  const isListed = isOpen && items.length > 0
  const { active, setActive, move } = useHighlight(items)
  const ownProblem = useProblemText(field.problem)
  const error = ownProblem ?? props.error

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function choose(index: number) {
    const item = items[index]
    if (!item) return
    close()
    void field.choose(item)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (items.length === 0) return
      event.preventDefault()
      setIsOpen(true)
      move(key === 'ArrowDown' ? 1 : -1)
    } else if (isListed && key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (isListed && key === 'Escape') {
      // The list closes, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  function leave({ relatedTarget }: FocusEvent) {
    close()
    // A sentence that appears now would move the button that is being pressed; it settles the field.
    const isSubmitting =
      relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (!isSubmitting) field.leave()
  }

  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      controlId={id}
    >
      <div className="address-box">
        <div className="control">
          <Icon of={MapPin} />
          <input
            {...describeControl(id, { label, hint, error })}
            id={id}
            ref={inputRef}
            name={name}
            value={field.text}
            placeholder={placeholder}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            onChange={({ target }) => {
              setIsOpen(true)
              field.type(target.value)
            }}
            onKeyDown={press}
            onBlur={leave}
          />
          <LocationButton field={field} />
        </div>
        {isListed && (
          <SuggestionList
            id={listId}
            label={t('address.suggestions')}
            typed={typed}
            items={items}
            active={active}
            onChoose={(item) => choose(items.indexOf(item))}
          />
        )}
        <p className="sr" role="status">
          {isOpen && typed && <Announcement count={items.length} />}
        </p>
      </div>
    </FieldFrame>
  )
}

function Announcement({ count }: { count: number }) {
  const { t } = useTranslation()
  return count === 0 ? t('address.noneSuggested') : t('address.suggested', { count })
}

/** Needs scripts, so it keeps its place empty until they run. */
function LocationButton({ field }: { field: AddressField }) {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  if (field.isLooking)
    return (
      <span className="address-wait">
        <Spinner />
      </span>
    )
  return (
    <IconButton
      icon={LocateFixed}
      label={t('address.useLocation')}
      className={isInBrowser ? undefined : 'invisible'}
      onClick={() => void field.locate()}
    />
  )
}
