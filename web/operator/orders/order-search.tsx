import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { OPERATOR_ORDER_STATES } from '#contract/operator/operator-orders.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

export interface SearchedOrders {
  search: string
  state: (typeof OPERATOR_ORDER_STATES)[number]
  /** Days; empty: not chosen. */
  from: string
  to: string
}

const minimumLength = 3

interface OrderSearchProps {
  searched: SearchedOrders
  onSearch: (searched: SearchedOrders) => void
}

/** What to look for in the orders, of which status and which days. */
export function OrderSearch({ searched, onSearch }: OrderSearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(searched.search)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const text = typed.trim()
  const isTooShort = text !== '' && text.length < minimumLength
  const search = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isTooShort) return focusFault(form.current)
    onSearch({ ...searched, search: text })
  }
  return (
    <form ref={form} className="order-search" role="search" onSubmit={search} noValidate>
      <Field
        className="order-search-words"
        icon={Search}
        type="search"
        label={t('operatorOrders.search')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried && isTooShort && t('operatorOrders.tooShort')}
        end={<Button type="submit">{t('operatorOrders.searchNow')}</Button>}
      />
      <Select
        label={t('operatorOrders.state')}
        value={searched.state}
        onChange={({ target }) => {
          const state = OPERATOR_ORDER_STATES.find((each) => each === target.value)
          if (state) onSearch({ ...searched, search: text, state })
        }}
      >
        {OPERATOR_ORDER_STATES.map((state) => (
          <option key={state} value={state}>
            {state === 'all' || state === 'open'
              ? t(`operatorOrders.states.${state}`)
              : t(`storeApp.status.${state}`)}
          </option>
        ))}
      </Select>
      {(['from', 'to'] as const).map((side) => (
        <Field
          key={side}
          type="date"
          label={t(`operatorOrders.${side}`)}
          value={searched[side]}
          onChange={({ target }) => onSearch({ ...searched, search: text, [side]: target.value })}
        />
      ))}
      {!searched.from && <p className="small muted">{t('operatorOrders.period')}</p>}
    </form>
  )
}
