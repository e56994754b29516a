import '#web/styles/staff/statement.css'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import { useSearchParams } from 'react-router'
import { ORDERS_FOUND_FOR_DAYS } from '#contract/constants.ts'
import { readOrderNumber } from '#rules/orders/order-number.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FoundOrders } from './found-orders.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface FindOrderFormProps {
  /** What is looked for already. */
  number: string
  /** Null for what can be no number: nothing is looked for then. */
  onFind: (number: string | null) => void
}

/** An order of the last months by its number: to look something up, or to give money back. */
export default function FindOrderPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  const number = readOrderNumber(search.get('number') ?? '')
  return (
    <StoreAppPage
      {...ofAddress}
      permission="orders"
      className="find-order"
      name={t('storeApp.find.pageName')}
    >
      <div>
        <h1>{t('storeApp.find.title')}</h1>
        <p className="soft">{t('storeApp.find.intro', { count: ORDERS_FOUND_FOR_DAYS })}</p>
      </div>
      <FindOrderForm
        number={number ?? ''}
        onFind={(requested) =>
          setSearch(
            { ...(store && { store: store.slug }), ...(requested && { number: requested }) },
            { replace: true },
          )
        }
      />
      {store && number && <FoundOrders key={`${store.id} ${number}`} {...{ store, number }} />}
    </StoreAppPage>
  )
}

/** Asks for the number of an order, and says so when it cannot be one. */
function FindOrderForm({ number, onFind }: FindOrderFormProps) {
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
