import { Navigation } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useGetStoreQuery } from '#web/calls/store-calls.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { counterWords, timeInSentence } from './tracking-messages.ts'

interface Location {
  latitude: number
  longitude: number
}

interface CollectHereProps {
  order: Order
  isReady: boolean
  now: Date
}

/** Where the food is collected, until when, and directions. */
export function CollectHere({ order, isReady, now }: CollectHereProps) {
  const { t } = useTranslation()
  const { store } = order
  const sentence = t('tracking.collectFrom', { address: unbroken(store.address) })
  return (
    <>
      <div>
        <p className="soft">{counterWords(t, order)}</p>
        <p className="soft">
          {marked(sentence, (address) => (
            <b>{address}</b>
          ))}
        </p>
        <OpenUntil slug={store.slug} now={now} />
      </div>
      <a
        className={buttonClass({
          variant: isReady ? 'primary' : 'secondary',
          size: 'lg',
          isBlock: true,
        })}
        href={directionsTo(store, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('tracking.directionsNewTab')}
      >
        <Icon of={Navigation} />
        {t('tracking.directions')}
      </a>
    </>
  )
}

/** The counter's hours today; nothing while they are unknown. */
function OpenUntil({ slug, now }: { slug: string; now: Date }) {
  const { t } = useTranslation()
  const { data } = useGetStoreQuery({ params: { slug }, query: { service: 'collection' } })
  if (data?.closesAt)
    return (
      <p className="soft">
        {t('tracking.openUntil', { time: formatLondonTime(new Date(data.closesAt)) })}
      </p>
    )
  if (!data?.opensAt) return null
  return (
    <p className="soft">
      {t('tracking.opens', { time: timeInSentence(t, new Date(data.opensAt), now) })}
    </p>
  )
}

/**
 * The address of directions to a location: in Apple's maps on Apple's devices, in Google's everywhere else.
 * Both are https, open the app if there is one, and are a page otherwise. `geo:` has no handler on a desktop
 * and does nothing on an iPhone.
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 * https://developers.google.com/maps/documentation/urls/get-started
 */
export function directionsTo({ latitude, longitude }: Location, userAgent: string): string {
  const destination = `${latitude},${longitude}`
  return /iPhone|iPad|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
