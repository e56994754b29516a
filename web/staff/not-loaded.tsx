import '#web/messages/store-app.ts'
import type { ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface NotLoadedProps {
  isError: boolean
  isFetching: boolean
  /** Loads it again. */
  refetch: () => unknown
  loading: ReactNode
  /** Stands above the failure, where the page's heading comes with its data. */
  heading?: ReactNode
  /** Says that it could not be loaded. */
  failed: string
}

/** In place of data that is not there yet: that it loads, or that it failed, with a way to try again. */
export function NotLoaded({ isError, isFetching, refetch, ...shown }: NotLoadedProps) {
  const { t } = useTranslation()
  if (!isError || isFetching) return shown.loading
  return (
    <>
      {shown.heading}
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('storeApp.tryAgain')}</Button>}
      >
        {shown.failed}
      </Banner>
    </>
  )
}
