import { Suspense, useState } from 'react'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { isRoleAllowed, type StaffRole } from '#contract/partner/staff-roles.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import {
  useLazyFindEstablishmentsQuery,
  useLinkEstablishmentMutation,
} from '#web/calls/staff/settings-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const FindKitchenDialog = lazyPart(() =>
  import('#web/staff/hygiene/find-kitchen.dialog.tsx').then((module) => ({
    default: module.FindKitchenDialog,
  })),
)

/** The food hygiene rating of a store, where it is from, and the way to find it. */
export function FoodHygiene({ store, role }: { store: PartnerStore; role: StaffRole }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'open' | 'closing' | null>(null)
  const [find, found] = useLazyFindEstablishmentsQuery()
  const [link] = useLinkEstablishmentMutation()
  const params = { storeId: store.id }
  const { rating, inspectedOn } = store.hygiene
  const checkedAt = store.hygieneCheckedAt
  return (
    <section className="panel stack" aria-labelledby="hygiene">
      <h2 id="hygiene">{t('hygiene.title')}</h2>
      <p>
        <b>{t(`hygiene.rating.${rating}`)}</b>
        {inspectedOn !== null && `, ${t('hygiene.inspected', { date: formatDate(inspectedOn) })}`}
      </p>
      <p className="small muted">
        {checkedAt === null
          ? t('storeApp.storePage.hygieneUnlinked')
          : t('storeApp.storePage.hygieneFrom', {
              date: formatDate(dateOfDay(dayOfInstant(Date.parse(checkedAt)))),
            })}
      </p>
      {isRoleAllowed(role, 'settings') && (
        <div>
          <Button onClick={() => setDialog('open')}>
            {t(
              checkedAt === null
                ? 'storeApp.storePage.hygieneLink'
                : 'storeApp.storePage.hygieneLinkOther',
            )}
          </Button>
        </div>
      )}
      {dialog !== null && (
        <Suspense>
          <FindKitchenDialog
            storeName={store.name}
            onFind={(name) => void find({ params, query: { name } })}
            found={found}
            onLink={(establishmentId) => link({ params, body: { establishmentId } })}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
