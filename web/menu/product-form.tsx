import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import type { Product, ProductWithOptions } from '#contract/menu.ts'
import type { Store } from '#contract/stores.ts'
import { resolveOptions, unitPricePence } from '#rules/menu/check-options.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { isApiFailure, NO_ANSWER } from '../calls/api-failure.ts'
import { textOfFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { ChoiceFacts } from './choice-facts.tsx'
import { choiceOf, choose, chosenOptions, groupsToFill, type Choice } from './option-choice.ts'
import { OptionGroupField } from './option-group.tsx'
import { ProductSide } from './product-side.tsx'
import type { ChosenDish, LineToChange } from './chosen-dish.ts'

interface ProductFormProps {
  store: Pick<Store, 'id' | 'phone' | 'art'>
  product: ProductWithOptions
  /** The line to change; without one the dish is added. */
  line: LineToChange | null
  onDone: (dish: ChosenDish) => Promise<void>
}

/** The choices of a dish. What is missing is said where it is missing, and the focus goes there. */
export function ProductForm({ store, product, line, onDone }: ProductFormProps) {
  const { t } = useTranslation()
  const { optionGroups: groups } = product
  const [choice, act] = useReducer(choose, choiceOf(groups, line?.options ?? []))
  const [note, setNote] = useState(line?.note ?? '')
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const missing = groupsToFill(groups, choice)
  const sending = useSending(async () => onDone(chosenDish(product, choice, { note, quantity })))

  useFocusOnFault(form, tries)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length === 0) return sending.send()
    setTries(tries + 1)
  }

  return (
    <>
      <ProductSide store={store} product={product}>
        <ChoiceFacts product={product} choice={choice} phone={store.phone} />
      </ProductSide>
      <form className="main" id="product-form" ref={form} onSubmit={submit} noValidate>
        <div className="body">
          {groups.map((group) => (
            <OptionGroupField
              key={group.id}
              group={group}
              choice={choice}
              onChoose={act}
              isFaulty={tries > 0 && missing.includes(group)}
            />
          ))}
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
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </div>
      </form>
      <ProductFooter
        product={product}
        quantity={quantity}
        onQuantity={setQuantity}
        totalPence={
          unitPricePence(product.pricePence, groups, chosenOptions(groups, choice)) * quantity
        }
        isChange={line !== null}
        isSending={sending.isSending}
        failure={sending.failure}
      />
    </>
  )
}

/** After every vain try, once the faults are drawn, to the first of them. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return
    const group = form.current?.querySelector('[data-faulty]')
    const control = group?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')
    control?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  }, [form, tries])
}

function chosenDish(
  product: ProductWithOptions,
  choice: Choice,
  rest: { note: string; quantity: number },
): ChosenDish {
  const options = chosenOptions(product.optionGroups, choice)
  const optionNames = resolveOptions(product.optionGroups, options).map(({ option, quantity }) =>
    quantity > 1 ? `${quantity} × ${option.name}` : option.name,
  )
  return { product, options, optionNames, ...rest, note: rest.note.trim() }
}

/** Sends once at a time and keeps what went wrong, so that nothing chosen is lost. */
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
        setFailure(textOfFailure(isApiFailure(thrown) ? thrown : NO_ANSWER))
      }
      setIsSending(false)
    },
  }
}

interface ProductFooterProps {
  product: Product
  quantity: number
  onQuantity: (quantity: number) => void
  totalPence: number
  isChange: boolean
  isSending: boolean
  /** Why it did not work, where it is sure to be seen. */
  failure: string | null
}

function ProductFooter(props: ProductFooterProps) {
  const { product, quantity, onQuantity, totalPence, isChange, isSending } = props
  const { t } = useTranslation()
  const price = formatPence(totalPence)
  return (
    <footer>
      {props.failure && <Banner variant="danger">{props.failure}</Banner>}
      <Stepper
        value={quantity}
        maximum={LINE_QUANTITY_MAXIMUM}
        onChange={onQuantity}
        label={t('menu.quantity')}
        lessLabel={t('menu.fewer')}
        moreLabel={t('menu.more')}
      />
      <Button
        type="submit"
        form="product-form"
        variant="primary"
        size="lg"
        disabled={!product.isAvailable}
        isLoading={isSending}
        loadingLabel={t(isChange ? 'menu.saving' : 'menu.adding')}
      >
        {product.isAvailable
          ? t(isChange ? 'menu.saveFor' : 'menu.addFor', { price })
          : t('menu.soldOut')}
      </Button>
    </footer>
  )
}

/** The dish as the menu knows it, until its choices are here. */
export function ProductWait(props: {
  store: Pick<Store, 'id' | 'art'>
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
