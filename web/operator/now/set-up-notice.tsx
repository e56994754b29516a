import { Link } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useGetOpeningListQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** For owners, until the marketplace has what it needs before strangers come; the sandbox never does. */
export function SetUpNotice() {
  const { t } = useTranslation()
  const { data } = useGetOpeningListQuery(undefined, { refetchOnMountOrArgChange: true })
  const missing = data?.items.filter(({ isMet }) => !isMet) ?? []
  if (missing.length === 0 || data?.payments === 'sandbox') return null
  return (
    <Banner
      variant="warning"
      action={
        <Link className={buttonClass()} to={links.operatorSettings()}>
          {t('now.seeMissing')}
        </Link>
      }
    >
      {t('now.missing', { count: missing.length })}
    </Banner>
  )
}
