import '#web/styles/discount.css'
import { Check, TicketPercent, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Cart } from '#contract/cart/cart.ts'
import type { Offer, OtherCode } from '#contract/discount.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { describeControl, FieldFrame } from '#ui/form/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isDiscountRefusal } from '#web/discount/refusal-messages.ts'
import { formatFee } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CodeProblem } from './code-refusal.tsx'
import { OffersToApply } from './offers-to-apply.tsx'
import { usePromoCode, useRemoveCode, codeDependencies } from './use-promo-code.ts'

/** A store's offers for its basket, and how to apply a code. */
export interface BasketOffers {
  items: readonly Offer[]
  /** Resolves to whether the basket has it now. */
  apply: (code: string) => Promise<boolean>
}

interface PromoCodeProps {
  cart: Cart
  /** Missing where none are known. */
  offers?: BasketOffers | undefined
}

/**
 * The promo codes of a basket: the one that applies, the others, and a form of its own that only applies a
 * code.
 */
export function PromoCode({ cart, offers }: PromoCodeProps) {
  const { t } = useTranslation()
  const promo = usePromoCode(cart)
  const { typed, refusal, isApplying, status } = promo
  const [isOpen, setIsOpen] = useState(typed !== '')
  const place = useRef<HTMLElement>(null)
  const id = useId()
  const code = cart.discountCode
  const isWrong = refusal !== null && refusal.dependsOn === codeDependencies(cart)
  const label = t('discount.code')
  const error = isWrong && <CodeProblem refusal={refusal} cart={cart} />

  const focus = (selector: string) => {
    place.current?.querySelector<HTMLElement>(selector)?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  // Together with the message below the field, which is there only now.
  useEffect(() => {
    if (refusal !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const open = () => {
    flushSync(() => setIsOpen(true))
    focus('input')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isApplying) return
    if (!(await promo.apply())) return focus('input')
    flushSync(() => setIsOpen(false))
    focus('.applied button')
  }
  const use = async (code: string) => {
    await promo.choose(code)
    requestAnimationFrame(() => focus('.applied button'))
  }

  const give = async ({ apply }: BasketOffers, offered: string) => {
    const isGiven = await apply(offered)
    if (isGiven) requestAnimationFrame(() => focus('.applied button'))
    return isGiven
  }

  return (
    <section ref={place} className="promo" aria-label={label}>
      {code !== null && (
        <AppliedCode
          key={code}
          cart={cart}
          code={code}
          onRemoved={() => {
            promo.removed(code)
            // A sheet takes the focus that was lost with the button; this comes after it.
            requestAnimationFrame(() => focus('input, .promo-open'))
          }}
        />
      )}
      <OtherCodes codes={cart.otherCodes} onUse={use} />
      {offers && code === null && (
        <OffersToApply offers={offers.items} onApply={(offered) => give(offers, offered)} />
      )}
      {isOpen ? (
        <form className="promo-form" noValidate onSubmit={(event) => void submit(event)}>
          <FieldFrame label={label} error={error} controlId={id}>
            <div className="promo-row">
              <div className="control">
                <input
                  {...describeControl(id, { label, error })}
                  id={id}
                  name="promo-code"
                  // A code that was refused is not the basket's: it can be ordered without.
                  data-no-problem
                  value={typed}
                  onChange={({ target }) => promo.type(target.value)}
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="done"
                />
              </div>
              <Button type="submit" isLoading={isApplying} loadingLabel={t('discount.applying')}>
                {t('discount.apply')}
              </Button>
            </div>
          </FieldFrame>
        </form>
      ) : (
        <button type="button" className="link-btn small promo-open" onClick={open}>
          {t(code === null ? 'discount.have' : 'discount.tryAnother')}
        </button>
      )}
      <p className="sr" role="status">
        {status}
      </p>
    </section>
  )
}

interface OtherCodesProps {
  codes: readonly OtherCode[]
  /** Resolves once the basket has it. */
  onUse: (code: string) => Promise<void>
}

/** Codes of the basket that do not apply, each with what it would save. */
function OtherCodes({ codes, onUse }: OtherCodesProps) {
  const { t } = useTranslation()
  const [used, setUsed] = useState<string | null>(null)
  const use = async (code: string) => {
    if (used !== null) return
    setUsed(code)
    await onUse(code)
    setUsed(null)
  }
  return codes.map((other) => {
    const { code, name } = other
    return (
      <div key={code} className="other-code">
        <p>
          {marked(t('discount.alsoHave', { code, name }), (part) => (
            <b>{part}</b>
          ))}
        </p>
        <button
          type="button"
          className="link-btn"
          aria-busy={used === code || undefined}
          onClick={() => void use(code)}
        >
          {insteadWords(t, other)} {used === code && <Spinner />}
        </button>
      </div>
    )
  })
}

/** "Use TUCK10 instead (saves £1.96, £3.04 less than now)" */
function insteadWords(t: Translate, { code, savesPence, savesLessPence }: OtherCode): string {
  if (savesPence === 0) return t('discount.useUnknown', { code })
  const words = {
    code,
    amount: formatFee(savesPence),
    difference: formatFee(Math.abs(savesLessPence)),
  }
  if (savesLessPence === 0) return t('discount.useSame', words)
  return t(savesLessPence > 0 ? 'discount.useLess' : 'discount.useMore', words)
}

interface AppliedCodeProps {
  cart: Cart
  code: string
  onRemoved: () => void
}

/** The code of a basket, whether it applies, and a button to remove it. */
function AppliedCode({ cart, code, onRemoved }: AppliedCodeProps) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useRemoveCode(code)
  const isOff = cart.discount?.code !== code
  const takeOff = async () => {
    if (!isRemoving && (await remove())) onRemoved()
  }
  return (
    <div className={classNames('applied', isOff && 'is-off')}>
      <Icon of={isOff ? TicketPercent : Check} />
      <div>
        <p className="strong">{isOff ? code : t('discount.isInUse', { code })}</p>
        <p className="small">{stateOf(t, cart)}</p>
      </div>
      {isRemoving && <Spinner />}
      <IconButton
        icon={X}
        label={t('discount.remove', { code })}
        aria-busy={isRemoving || undefined}
        onClick={() => void takeOff()}
      />
    </div>
  )
}

/** What the code saves, or why it saves nothing now. */
function stateOf(t: Translate, { discount, discountCode, discountPence, ...cart }: Cart): string {
  if (cart.problems.some((problem) => isDiscountRefusal(problem.code)))
    return t('discount.doesNotCount')
  if (discount === null) return t('discount.savesNothingNow')
  if (discount.code !== discountCode) return t('discount.isBeaten', { offer: discount.name })
  if (discountPence === 0) return discount.name
  const isBest = discount.reason === 'best' && cart.otherCodes.length > 0
  const amount = formatPence(discountPence)
  return t(isBest ? 'discount.savesBest' : 'discount.saves', { amount })
}
