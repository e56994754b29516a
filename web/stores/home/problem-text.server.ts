import '#web/messages/address.ts'
import '#web/messages/error.ts'
import '#web/messages/validation.ts'
import { isErrorCode } from '#contract/errors.ts'
import { t } from '#web/messages/i18n.ts'

/**
 * The message of the code in the address, if it is one of ours. Only on the server, so that the messages of
 * all errors stay out of the home page.
 */
export function problemText(code: string): string | undefined {
  if (code === 'PLACE_NOT_FOUND') return t('address.unknownPlace')
  if (code === 'required_field' || code === 'address_api_error') return t(`validation.${code}`)
  return isErrorCode(code) ? t(`error.${code}`) : undefined
}
