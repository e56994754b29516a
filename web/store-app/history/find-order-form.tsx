import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { readOrderNumber } from '#rules/orders/order-number.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface FindOrderFormProps {
  /** What is looked for already. */
  number: string
  /** Null for what can be no number: nothing is looked for then. */
  onFind: (number: string | null) => void
}

/** Asks for the number of an order, and says so when it cannot be one. */
export function FindOrderForm({ number, onFind }: FindOrderFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(number)
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const read = readOrderNumber(typed)
  const problem = typed.trim() ? 'storeApp.find.numberProblem' : 'storeApp.find.numberMissing'

  const find = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    onFind(read)
    if (read) setTyped(read)
    else field.current?.focus()
  }
  return (
    <form className="find-form board-tap" role="search" noValidate onSubmit={find}>
      <Field
        ref={field}
        label={t('storeApp.find.number')}
        hint={t('storeApp.find.numberHint')}
        error={isTried && !read && t(problem)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <Button type="submit" variant="primary">
        <Icon of={Search} />
        {t('storeApp.find.send')}
      </Button>
    </form>
  )
}
