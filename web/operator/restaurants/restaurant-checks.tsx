import { CircleAlert, CircleCheck, ExternalLink, Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { missingFrom, type CheckResult } from '#rules/stores/store-readiness.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import {
  useLazyFindKitchensQuery,
  useLinkKitchenMutation,
} from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const FindKitchenDialog = lazyPart(() =>
  import('#web/staff/hygiene/find-kitchen.dialog.tsx').then((module) => ({
    default: module.FindKitchenDialog,
  })),
)

const ICONS = { done: CircleCheck, missing: CircleAlert, notice: Eye } as const

/** What a restaurant has and lacks for opening to customers. */
export function RestaurantChecks({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const { stripeAccount } = restaurant
  const missing = missingFrom(restaurant.checks).length
  return (
    <section className="panel" aria-labelledby="checks">
      <div className="row wrap restaurants-head">
        <h2 id="checks">{t('restaurants.checks')}</h2>
        <Badge variant={missing > 0 ? 'warning' : 'positive'}>
          {missing > 0
            ? t('restaurants.missingCount', { count: missing })
            : t('restaurants.nothingMissing')}
        </Badge>
      </div>
      <ul className="restaurant-checks">
        {restaurant.checks.map(({ check, result }) => (
          <li key={check} data-result={result}>
            <Icon of={ICONS[result]} />
            <div>
              <b>{t(`restaurants.check.${check}`)}</b>
              <small>{detailWords(t, { check, result }, restaurant)}</small>
              {check === 'hygiene' && <LinkKitchen restaurant={restaurant} />}
              {check === 'company' && restaurant.companyNumber !== null && (
                <a
                  className="way-back"
                  href={companyUrl(restaurant.companyNumber)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('restaurants.lookUpCompany')}
                  <Icon of={ExternalLink} />
                </a>
              )}
            </div>
            <span className="small">{t(`restaurants.result.${result}`)}</span>
          </li>
        ))}
        {stripeAccount && (
          <li data-result={stripeAccount === 'active' ? 'done' : 'notice'}>
            <Icon of={ICONS[stripeAccount === 'active' ? 'done' : 'notice']} />
            <div>
              <b>{t('restaurants.paidByStripe')}</b>
              {stripeAccount !== 'active' && <small>{t('restaurants.paidByBankUntil')}</small>}
            </div>
            <span className="small">{t(`restaurants.stripeAccount.${stripeAccount}`)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The public register of companies of the United Kingdom. */
const companyUrl = (number: string) =>
  `https://find-and-update.company-information.service.gov.uk/company/${number}`

/** Looks the kitchen up in the register of food hygiene ratings, whose rating it shows from then on. */
function LinkKitchen({ restaurant: { id, name, lifecycle } }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'open' | 'closing' | null>(null)
  const [find, found] = useLazyFindKitchensQuery()
  const [link] = useLinkKitchenMutation()
  const params = { storeId: id }
  if (lifecycle === 'archived') return null
  return (
    <>
      <Button size="sm" onClick={() => setDialog('open')}>
        {t('restaurants.lookUpHygiene')}
      </Button>
      {dialog !== null && (
        <Suspense>
          <FindKitchenDialog
            storeName={name}
            onFind={(typed) => void find({ params, query: { name: typed } })}
            found={found}
            onLink={(establishmentId) => link({ params, body: { establishmentId } })}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function detailWords(t: Translate, { check, result }: CheckResult, restaurant: Restaurant): string {
  const { dishes, legalName, companyNumber, hygiene } = restaurant
  if (check === 'menu') return t('restaurants.detail.dishes', { count: dishes })
  if (check === 'seller')
    return t(result === 'done' ? 'restaurants.detail.seller' : 'restaurants.detail.noSeller', {
      name: legalName,
    })
  if (check === 'company')
    return companyNumber === null
      ? t('restaurants.detail.noCompany')
      : t('restaurants.detail.company', { number: companyNumber })
  if (check === 'identity')
    return t(
      result === 'done' ? 'restaurants.detail.identified' : 'restaurants.detail.notIdentified',
    )
  if (check !== 'hygiene') return ''
  const rating = t(`hygiene.rating.${hygiene.rating}`)
  return hygiene.inspectedOn === null ? rating : `${rating}, ${formatDate(hygiene.inspectedOn)}`
}
