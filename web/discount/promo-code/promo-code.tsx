import '#web/styles/discount.css'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Cart } from '#contract/cart/cart.ts'
import type { Offer } from '#contract/discount.ts'
import { Button } from '#ui/button.tsx'
import { describeControl, FieldFrame } from '#ui/form/field-frame.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OffersToApply } from './offers-to-apply.tsx'
import { AppliedCode } from './given-codes.tsx'
import { OtherCodes } from './given-codes.tsx'
import { CodeProblem } from './code-refusal.tsx'
import { usePromoCode, codeDependencies, type ChangeBasket } from './use-promo-code.ts'

/** What a store offers for its basket, and how a code of it is given. */
export interface BasketOffers {
  items: readonly Offer[]
  /** Answers whether the basket has it now. */
  apply: (code: string) => Promise<boolean>
}

interface PromoCodeProps {
  cart: Cart
  changeBasket: ChangeBasket
  /** Not given where none are known. */
  offers?: BasketOffers | undefined
}

/**
 * The promo codes of a basket: the one that counts, the others it was given, and a form of its own,
 * which only gives a code.
 */
export function PromoCode({ cart, changeBasket, offers }: PromoCodeProps) {
  const { t } = useTranslation()
  const promo = usePromoCode(cart, changeBasket)
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
  // With the sentence below the field, which is there only now.
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
          changeBasket={changeBasket}
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
