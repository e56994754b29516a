import '#web/messages/discount.ts'
import '#web/messages/discounts.ts'
import { Copy, Pencil, Square, Stamp, TicketPercent } from 'lucide-react'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { mayChangeDiscount, mayStopDiscount } from '#rules/discount/discount-state.ts'
import type { DiscountFunder } from '#rules/discount/discount-terms.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { offerTerms } from '#web/discount/offers/offer-messages.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { typeOf } from './discount-draft.ts'
import { whenWords } from './discount-words.ts'

interface ListedDiscountProps {
  discount: ManagedDiscount
  /** Who looks at it. */
  who: DiscountFunder
  onEdit: () => void
  onCopy: () => void
  onStop: () => void
}

const BADGES = {
  running: 'positive',
  scheduled: 'brand',
  ended: undefined,
  stopped: undefined,
} as const

/** A discount with what it gives, what it was used for, and what may be done with it. */
export function ListedDiscount({ discount, who, onEdit, onCopy, onStop }: ListedDiscountProps) {
  const { t } = useTranslation()
  const { name, state, code } = discount
  const isCurrent = state === 'running' || state === 'scheduled' || isUsedUp(discount)
  return (
    <li className="listed-discount">
      <Icon of={discount.loyalty ? Stamp : TicketPercent} className="discount-icon" />
      <div className="discount-facts">
        <h2>
          {name} {code !== null && <span className="code">{code}</span>}
        </h2>
        <p>
          <Badge variant={BADGES[state]}>
            {t(isUsedUp(discount) ? 'discounts.usedUp' : `discounts.state.${state}`)}
          </Badge>{' '}
          <span className="small soft">{whenWords(t, discount, serverNow()).join(' · ')}</span>
        </p>
        <p className="small">{termsOf(discount).join(' · ')}</p>
        <Ownership discount={discount} who={who} />
      </div>
      <Figures discount={discount} />
      <div className="discount-acts">
        {isCurrent && mayChangeDiscount(who, discount) && (
          <Button aria-label={t('discounts.editNamed', { name })} onClick={onEdit}>
            <Icon of={Pencil} />
            {t('discounts.edit')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('discounts.copyNamed', { name })} onClick={onCopy}>
          <Icon of={Copy} />
          {t('discounts.copy')}
        </Button>
        {isCurrent && mayStopDiscount(who, discount) && (
          <Button variant="quiet" aria-label={t('discounts.stopNamed', { name })} onClick={onStop}>
            <Icon of={Square} />
            {t('discounts.stop')}
          </Button>
        )}
      </div>
    </li>
  )

  function termsOf({ products, ...terms }: ManagedDiscount): string[] {
    const names = products && products.map((dish) => dish.name)
    // Its end stands beside its state.
    const offer = { ...terms, products: names, endsAt: null }
    return [
      t(`discounts.kindOf.${typeOf(discount)}`),
      ...offerTerms(t, offer),
      ...(code !== null && !discount.isAdvertised ? [t('discounts.hiddenCode')] : []),
      ...(discount.isForSomeAccounts ? [t('discounts.someAccounts')] : []),
    ]
  }
}

/** It has ended before its end or without one: higher limits make it run again. */
const isUsedUp = ({ state, endedAt, endsAt }: ManagedDiscount) =>
  state === 'ended' && endedAt === null && (endsAt === null || new Date(endsAt) > serverNow())

/** Where it is used and who pays, as far as that is not who looks at it. */
function Ownership({ discount, who }: Pick<ListedDiscountProps, 'discount' | 'who'>) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { store, madeBy, fundedBy } = discount
  const words =
    who === 'marketplace'
      ? [
          store ? t('discounts.at', { store: store.name }) : t('discounts.everywhere'),
          t(`discounts.by.${fundedBy}`, { marketplace }),
        ]
      : madeBy === 'marketplace'
        ? [
            t('discounts.fromMarketplace', { marketplace }),
            t(`discounts.by.${fundedBy}`, { marketplace }),
          ]
        : []
  return words.length > 0 && <p className="small soft">{words.join(' · ')}</p>
}

function Figures({ discount }: Pick<ListedDiscountProps, 'discount'>) {
  const { t } = useTranslation()
  const { used, totalLimit, spentPence, budgetPence, soldPence } = discount
  const spent = formatPence(spentPence)
  return (
    <dl className="discount-figures" aria-label={t('discounts.figures')}>
      <div>
        <dt>{t('discounts.usedLabel')}</dt>
        <dd>
          {totalLimit === null
            ? t('discounts.used', { count: used })
            : t('discounts.usedOf', { used, limit: totalLimit })}
        </dd>
      </div>
      <div>
        <dt>{t('discounts.spentLabel')}</dt>
        <dd>
          {budgetPence === null
            ? spent
            : t('discounts.spentOf', { spent, budget: formatPence(budgetPence) })}
        </dd>
      </div>
      {soldPence !== null && (
        <div>
          <dt>{t('discounts.soldLabel')}</dt>
          <dd>{formatPence(soldPence)}</dd>
        </div>
      )}
    </dl>
  )
}
