import '#web/styles/discount.css'
import '#web/messages/discount.ts'
import '#web/messages/discounts.ts'
import { Stamp, TicketPercent } from 'lucide-react'
import type { Offer } from '#contract/discount.ts'
import { Icon } from '#ui/icon.tsx'
import { offerTerms } from '#web/discount/offers/offer-messages.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Translate } from '#web/messages/i18n.ts'
import type { Dish } from './discount-acts.ts'
import { previewOf, type DiscountDraft } from './discount-draft.ts'

interface DiscountPreviewProps {
  draft: DiscountDraft
  dishes: readonly Dish[]
}

/** What customers will read of a discount, while it is typed. */
export function DiscountPreview({ draft, dishes }: DiscountPreviewProps) {
  const { t } = useTranslation()
  const names = new Map(dishes.map(({ id, name }) => [id, name]))
  const offer: Offer = previewOf(draft, names)
  const isOpen =
    (offer.kind === 'percentage' && offer.percent === null) ||
    (offer.kind === 'fixed' && offer.amountPence === null)
  const terms = isOpen ? [t('discounts.form.previewOpen')] : offerTerms(t, offer)
  return (
    <section className="discount-preview" aria-labelledby="discount-preview">
      <h3 id="discount-preview">{t('discounts.form.preview')}</h3>
      <p className="offer">
        <Icon of={offer.loyalty ? Stamp : TicketPercent} />
        <span>
          {offer.name || t('discounts.form.previewName')}{' '}
          <span className="soft">{terms.join(' · ')}</span>
        </span>
        {offer.code && <b className="code">{offer.code}</b>}
      </p>
      <p className="small soft">
        {whereWords(t, draft, offer.code)} {t('discounts.form.previewOne')}
      </p>
    </section>
  )
}

function whereWords(t: Translate, { type, isAdvertised }: DiscountDraft, code: string | null) {
  if (type === 'offer') return t('discounts.form.previewOffer')
  if (type === 'stampCard') return t('discounts.form.previewStamps')
  const words = { code: code || t('discounts.form.previewSomeCode') }
  return isAdvertised
    ? t('discounts.form.previewCode', words)
    : t('discounts.form.previewHidden', words)
}
