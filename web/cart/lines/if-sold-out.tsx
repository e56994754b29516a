import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { IF_SOLD_OUT, type IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface IfSoldOutChoiceProps {
  /** Of the product. */
  name: string
  value: IfSoldOut
  onChange: (value: IfSoldOut) => void
  /** Whom the restaurant calls; undefined: the person who chooses. */
  called?: string | undefined
}

/** What the restaurant does if a dish turns out to be sold out. */
export function IfSoldOutChoice({ name, value, onChange, called }: IfSoldOutChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <span className="if-sold-out">
      <label htmlFor={id}>
        {t('cart.ifSoldOut')}
        <span className="sr"> {name}</span>
      </label>
      <span>
        <select
          id={id}
          value={value}
          // The options in their order, so the value is one of them.
          onChange={({ target }) => onChange(IF_SOLD_OUT[target.selectedIndex] ?? value)}
        >
          {IF_SOLD_OUT.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 'call' && called
                ? t('cart.ifSoldOutCall', { name: called })
                : t(`cart.ifSoldOutDo.${choice}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </span>
  )
}
