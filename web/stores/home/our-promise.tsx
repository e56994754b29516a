import { MapPinned, ReceiptPoundSterling, ShieldAlert, type LucideIcon } from 'lucide-react'
import { formatPence } from '#rules/money/pence.ts'
import { Icon } from '#ui/icon.tsx'
import { Dishes } from '#ui/table-setting/table-setting.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const AROUND_THE_RECEIPT: readonly PlacedDish[] = [
  { picture: 'steaming-bowl', vessel: 'bare', x: 8, y: 88, size: 42 },
  { picture: 'cherries', vessel: 'bare', x: 92, y: 12, size: 20, turn: 12 },
]

/** The marketplace's promise, with the receipt that shows it. */
export function OurPromise() {
  const { t } = useTranslation()
  return (
    <section>
      <div className="page">
        <div className="promise">
          <div className="stack gap-6">
            <h2>{t('home.promiseTitle')}</h2>
            <ul className="stack gap-5">
              <Point icon={ReceiptPoundSterling} about="Fees" />
              <Point icon={ShieldAlert} about="Allergens" />
              <Point icon={MapPinned} about="Local" />
            </ul>
          </div>
          <div className="setting" data-cloth="rhubarb" data-weave="gingham" aria-hidden>
            <Dishes dishes={AROUND_THE_RECEIPT} />
            <ReceiptOfTwo />
          </div>
        </div>
      </div>
    </section>
  )
}

function Point({ icon, about }: { icon: LucideIcon; about: 'Fees' | 'Allergens' | 'Local' }) {
  const { t } = useTranslation()
  return (
    <li>
      <Icon of={icon} />
      <div>
        <h3>{t(`home.promise${about}Title`)}</h3>
        <p className="soft">{t(`home.promise${about}Text`)}</p>
      </div>
    </li>
  )
}

function ReceiptOfTwo() {
  const { t } = useTranslation()
  const lines = [
    { label: t('home.receiptFood'), pence: 2080 },
    { label: t('stores.feeDelivery'), pence: 200 },
    { label: t('stores.feePlatform'), pence: 50 },
    { label: t('home.receiptBag'), pence: 10 },
  ]
  const totalPence = lines.reduce((sum, { pence }) => sum + pence, 0)
  return (
    <div className="receipt">
      <div className="title">
        <span>{t('home.receiptTitle')}</span>
      </div>
      {lines.map(({ label, pence }) => (
        <div key={label}>
          <span>{label}</span>
          <span>{formatPence(pence)}</span>
        </div>
      ))}
      <div className="t">
        <span>{t('home.receiptTotal')}</span>
        <span>{formatPence(totalPence)}</span>
      </div>
    </div>
  )
}
