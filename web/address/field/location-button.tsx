import { LocateFixed } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import type { AddressField } from './use-address-field.ts'

/**
 * Finds the browser's location, and asks for permission only when pressed. Also shows that the field is
 * loading. Needs scripts, so its space is empty until they run.
 */
export function LocationButton({ field }: { field: AddressField }) {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  const { isLooking, suggestions } = field
  return (
    <button
      type="button"
      className={classNames('icon-btn address-here', !isInBrowser && 'invisible')}
      aria-label={t('address.useLocation')}
      aria-busy={isLooking}
      onClick={() => {
        if (!isLooking) void field.locate()
      }}
    >
      <Icon of={LocateFixed} />
      {(isLooking || suggestions.isAsking) && (
        <span className={classNames('address-wait', !isLooking && 'late')}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
