import { Info } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Store } from '#contract/stores.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Rating } from '#ui/rating.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { openState } from './store-words.ts'

interface StoreAboutProps {
  store: Store
  /** When what is shown was true. */
  now: Date
  onHoursOpened: () => void
  /** How and when the food is wanted: a button of the basket's. */
  time: ReactNode
}

/** Name, rating, cuisines, open or not, distance, and how to ask for more. */
export function StoreAbout({ store, now, onHoursOpened, time }: StoreAboutProps) {
  const { t } = useTranslation()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onHoursOpened()
  }
  return (
    <div className="row between wrap about-head">
      <div className="stack about-name">
        <h1>{store.name}</h1>
        <Facts store={store} now={now} />
      </div>
      <div className="row wrap about-acts">
        {time}
        <a className={buttonClass({ size: 'sm' })} href="#hours" onClick={open}>
          <Icon of={Info} />
          {t('menu.hoursAndContact')}
        </a>
      </div>
    </div>
  )
}

function Facts({ store, now }: Pick<StoreAboutProps, 'store' | 'now'>) {
  const { t } = useTranslation()
  const { rating, storeTypes, distanceMiles } = store
  const open = openState(t, store, now)
  return (
    <p className="facts soft">
      {rating.average === null ? (
        <span>{t('menu.notRated')}</span>
      ) : (
        <Rating
          label={t('menu.rated')}
          value={rating.average.toFixed(1)}
          count={rating.count.toLocaleString('en-GB')}
        />
      )}
      <span>{storeTypes.map(({ name }) => name).join(', ')}</span>
      <span className="open-and-distance">
        <span className={classNames('open-state', open.isOpen && 'is-open')}>
          <span className="dot" />
          {open.text}
        </span>
        {/* Last on its line: it comes later than the rest and must push nothing. */}
        {distanceMiles !== null && <Distance miles={distanceMiles} />}
      </span>
    </p>
  )
}

function Distance({ miles }: { miles: number }) {
  const { t } = useTranslation()
  const count = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return <span>{t('menu.distance', { count })}</span>
}
