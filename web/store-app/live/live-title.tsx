import { useTranslation } from '#web/messages/use-translation.ts'
import { useLiveOrders } from './live-orders.ts'

interface LiveTitleProps {
  /** The page's own title, while nothing needs anybody. */
  title: string
  /** What names the page after the count. */
  page: string
}

/** The page's title, which is seen from another tab: how many orders were missed, or wait. */
export function LiveTitle({ title, page }: LiveTitleProps) {
  const { t } = useTranslation()
  const { awaiting, missed } = useLiveOrders()
  const words = () => {
    if (missed.length > 0) return t('storeApp.titleMissed', { count: missed.length, page })
    if (awaiting.length > 0) return t('storeApp.titleNew', { count: awaiting.length, page })
    return title
  }
  return <title>{words()}</title>
}
