import { MapPin } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import type { Suggestion } from '#contract/address.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { markedParts } from './marked-parts.ts'
import { optionId } from './use-listbox.ts'

interface SuggestionListProps {
  /** The element that contains the field and this list. */
  box: RefObject<HTMLElement | null>
  id: string
  label: string
  typed: string
  items: readonly Suggestion[]
  /** The index of the suggestion that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/**
 * The suggestions below an address field. The focus stays in the field; the list only marks the current one.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { box, id, label, typed, items, active, onChoose } = props
  const { t } = useTranslation()
  const { placesFrom } = useSiteFacts()
  useListInSight(box, active >= 0 ? optionId(id, active) : undefined)
  return (
    // A press here leaves the focus in the field.
    <div className="suggest" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a list of options, as the pattern of comboboxes has it */}
      <ul id={id} role="listbox" aria-label={label}>
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <li
            key={item.placeId}
            id={optionId(id, index)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as above
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(item)}
          >
            <Icon of={MapPin} />
            <span>
              {markedParts(item.label, typed).map(({ text, isMarked }) =>
                isMarked ? <mark key={text}>{text}</mark> : text,
              )}
              {item.secondary && <span className="secondary small soft">{item.secondary}</span>}
            </span>
          </li>
        ))}
      </ul>
      {placesFrom === 'google' && (
        <p className="suggest-source small soft" translate="no">
          {t('address.fromGoogle')}
        </p>
      )}
    </div>
  )
}

/**
 * When the list opens and would end below the screen or behind its keyboard, the box of its field is scrolled
 * to the top. While the keys move in the list, the current suggestion stays in sight.
 */
function useListInSight(box: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useEffect(() => {
    const list = box.current?.querySelector('[role=listbox]')
    if (!list) return
    const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
    if (list.getBoundingClientRect().bottom <= offsetTop + height) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [box])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
}
