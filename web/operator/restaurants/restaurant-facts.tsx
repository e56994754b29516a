import { useState } from 'react'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FactsForm } from './facts-form.tsx'

/** What a restaurant is called, where it is and what it cooks, and changing that. */
export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const [isChanging, setIsChanging] = useState(false)
  const { name, slug, address, area, city, postCode, phone, email, legalName } = restaurant
  const facts = [
    [t('restaurants.name'), name],
    [t('restaurants.webAddress'), `/restaurant/${slug}`],
    [
      t('restaurants.wholeAddress'),
      [address, area === city ? '' : area, `${city} ${postCode}`].filter(Boolean).join(', '),
    ],
    [t('restaurants.phone'), phone],
    [t('restaurants.email'), email],
    [t('restaurants.legalName'), legalName],
    [
      t('restaurants.services'),
      restaurant.services.map((each) => t(`restaurants.service.${each}`)).join(', '),
    ],
    [t('restaurants.cuisines'), restaurant.cuisines.map((each) => each.name).join(', ')],
  ] as const
  return (
    <section className="panel stack" aria-labelledby="facts">
      <div className="row wrap restaurants-head">
        <h2 id="facts">{t('restaurants.facts')}</h2>
        {!isChanging && (
          <Button variant="quiet" onClick={() => setIsChanging(true)}>
            {t('restaurants.change')}
          </Button>
        )}
      </div>
      {isChanging ? (
        <FactsForm restaurant={restaurant} onClose={() => setIsChanging(false)} />
      ) : (
        <dl className="restaurant-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
