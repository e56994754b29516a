import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_SERVICE } from '#rules/orders/service.ts'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '../messages/use-translation.ts'

// Few lists are of no place; the others need no form.
const FindFoodForm = lazy(() =>
  import('./find-food-form.tsx').then(({ FindFoodForm }) => ({ default: FindFoodForm })),
)

/** A list was asked for of a place that is none: an empty plate, and another try. */
export function UnknownPlace() {
  const { t } = useTranslation()
  const query = new URLSearchParams(useLocation().search)
  const service = query.get('service') === 'collection' ? 'collection' : DEFAULT_SERVICE
  return (
    <main id="main" className="page unknown-place">
      <title>{t('storeList.unknownTitle')}</title>
      <div className="empty">
        <DishThumbnail dish={null} seed="unknown" cloth="custard" weave="gingham" />
        <h1>{t('storeList.unknownTitle')}</h1>
        <p className="soft">{t('storeList.unknownText')}</p>
        <Suspense>
          <FindFoodForm service={service} search={query.get('location') ?? ''} />
        </Suspense>
      </div>
    </main>
  )
}
