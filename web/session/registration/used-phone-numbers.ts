import '#web/messages/error.ts'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The message below a phone number that another account has; null for any other error. */
export function useUsedPhone(error: FieldError | undefined): string | null {
  const { t } = useTranslation()
  return error?.type === 'PHONE_NUMBER_USED' ? t('error.PHONE_NUMBER_USED') : null
}
