import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Product, ProductWithOptions } from '#contract/menu.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { isApiFailure, NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { basketFailureText } from '#web/calls/basket-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import { ChosenAllergens } from './chosen-allergens.tsx'
import { chosenDish } from './chosen-product.ts'
import { OptionGroups } from '#web/menu/options/option-groups.tsx'
import { chooseOfItem, itemChoiceOf, itemSoFar } from '#web/menu/options/item-choice.ts'
import { ProductFooter } from './product-footer.tsx'
import { ProductSide } from './product-side.tsx'
import { BundleSlotField } from '#web/menu/options/bundle-slot-field.tsx'
import { usePartChoices } from '#web/menu/options/use-part-choices.ts'
import type { ChosenProduct, LineToChange } from './chosen-product.ts'

interface ProductFormProps {
  store: Pick<Store, 'id' | 'phone'>
  product: ProductWithOptions
  menuQuery: MenuQuery
  /** The line to change; without one the dish is added. */
  line: LineToChange | null
  onDone: (dish: ChosenProduct) => Promise<void>
  /** Instead of the quantity and the button that adds it. */
  renderFooter?: (pricePence: number) => ReactNode
}

const nothingChosen = { options: [], parts: [] }

/** The options of a dish. A missing choice is marked where it is missing, and gets the focus. */
export function ProductForm(props: ProductFormProps) {
  const { store, product, menuQuery, line, onDone, renderFooter } = props
  const [choice, act] = useReducer(chooseOfItem, itemChoiceOf(product, line ?? nothingChosen))
  const [note, setNote] = useState(line?.note ?? '')
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const picked = product.bundleSlots.flatMap(({ id, products }) =>
    products.filter((dish) => dish.id === choice.parts[id]?.productId),
  )
  const parts = usePartChoices(picked, menuQuery)
  const item = itemSoFar(product, choice, parts.of)
  const sending = useSending(async () => onDone(chosenDish(product, item, { note, quantity })))

  useFocusOnFault(form, tries)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (item.isComplete) return sending.send()
    setTries(tries + 1)
  }

  return (
    <>
      <ProductSide store={store} product={product} />
      <form className="main" id="product-form" ref={form} onSubmit={submit} noValidate>
        <div className="body">
          {item.slots.map((filled) => (
            <BundleSlotField
              key={filled.slot.id}
              storeId={store.id}
              filled={filled}
              onAct={act}
              parts={parts}
              isTried={tries > 0}
            />
          ))}
          <OptionGroups
            of={product}
            choice={choice.options}
            onChoose={(chosen) => act({ kind: 'choose', of: product, act: chosen })}
            faulty={tries > 0 ? item.missing : []}
          />
          <NoteField note={note} onChange={setNote} />
        </div>
      </form>
      <div className="facts-now">
        <ChosenAllergens product={product} item={item} phone={store.phone} />
      </div>
      {renderFooter?.(item.facts.unitPricePence) ?? (
        <ProductFooter
          product={product}
          quantity={quantity}
          onQuantity={setQuantity}
          totalPence={item.facts.unitPricePence * quantity}
          isChange={line !== null}
          isSending={sending.isSending}
          failure={sending.failure}
        />
      )}
    </>
  )
}

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className="group">
      <TextArea
        label={
          <>
            {t('menu.note')} <span className="muted">{t('menu.optionalField')}</span>
          </>
        }
        hint={t('menu.noteHint')}
        placeholder={t('menu.noteExample')}
        rows={2}
        maxLength={200}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** After every failed attempt, once the errors are rendered, focuses the first of them. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return
    const group = form.current?.querySelector('[data-faulty]')
    const control = group?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')
    control?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  }, [form, tries])
}

/** Sends once at a time and stays open with the error, so that no choice is lost. */
function useSending(send: () => Promise<void>) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  return {
    isSending,
    failure,
    send: async () => {
      if (isSending) return
      setIsSending(true)
      setFailure(null)
      try {
        await send()
      } catch (thrown) {
        setFailure(basketFailureText(isApiFailure(thrown) ? thrown : NO_ANSWER))
      }
      setIsSending(false)
    },
  }
}

/** The dish in the menu's form, until its options have loaded. */
export function ProductWait(props: {
  store: Pick<Store, 'id'>
  product: Product
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <>
      <ProductSide store={props.store} product={props.product} />
      <div className="main">
        <div className="body">
          {props.children || (
            <div className="stack" role="status" aria-label={t('menu.productLoading')}>
              {[1, 2, 3, 4, 5].map((row) => (
                <Skeleton key={row} height="3.25rem" radius="var(--radius-md)" />
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  )
}
