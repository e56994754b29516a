import '#web/styles/address.css'
import '#web/styles/shell.css'
import { Suspense, type ReactNode } from 'react'
import type { Service } from '#rules/orders/service.ts'
import { DEFAULT_SERVICE } from '#rules/orders/service.ts'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

// Few addresses are unknown; the others need no form.
const FindFoodForm = lazyPart(() =>
  import('#web/address/find-food-form.tsx').then(({ FindFoodForm }) => ({ default: FindFoodForm })),
)

interface NotFoundProps {
  /** What is missing, and what to do about it; by default a page. */
  title?: string | undefined
  children?: ReactNode
  /** The initial text of the search. */
  service?: Service | undefined
  search?: string | undefined
}

/** An unknown address: an empty plate, and the search for food, also without scripts. */
export function NotFound({ title, children, service = DEFAULT_SERVICE, search }: NotFoundProps) {
  const { t } = useTranslation()
  const heading = title ?? t('shell.notFoundTitle')
  return (
    <main id="main" className="page error-page">
      <title>{heading}</title>
      <div className="empty">
        <DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />
        <h1>{heading}</h1>
        <p className="soft">{children ?? t('shell.notFoundText')}</p>
        <Suspense>
          <FindFoodForm service={service} search={search} />
        </Suspense>
      </div>
    </main>
  )
}
