import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { DevicePrinting } from '#rules/printing/device-tickets.ts'
import { isListOf, isNumber, isObjectOf, isOneOf, isText, type Shape } from './shapes.ts'
import { asJson, asText, shaped } from './stored-values.ts'

const key = `${PERSISTENCE_KEY}.store-app`

const isDevicePrinting: Shape<DevicePrinting & { storeId: string }> = isObjectOf({
  storeId: isText,
  since: isText,
  kinds: isListOf(isOneOf('kitchen', 'customer')),
})

/** What the store app stores on a device of a kitchen, whoever is signed in there. */
export const storedOnDevice = {
  /** How large the cards of waiting orders are; nothing: as many as wait decide. */
  boardDensity: asText('localStorage', `${key}.density`, isOneOf('large', 'compact')),
  /** When a shared tablet was touched last; 0 while the server does not know yet that it is locked. */
  tabletTouched: asJson(
    'localStorage',
    `${key}.tablet-touched`,
    shaped(isObjectOf({ atMs: isNumber })),
  ),
  /** How the board was shown last. */
  boardView: asText('localStorage', `${key}.view`, isOneOf('board', 'station', 'pass')),
  /** The menu categories that are cooked where this device stands; none: all of them. */
  stationCategories: asJson<readonly string[]>(
    'localStorage',
    `${key}.station`,
    shaped(isListOf(isText)),
  ),
  /** Whether the board of a kitchen rings on this device. */
  boardSound: asText('localStorage', `${key}.sound`, isOneOf('on', 'off')),
  /** Which tickets this device prints by itself, for each store. */
  printing: asJson('localStorage', `${key}.printing`, shaped(isListOf(isDevicePrinting))),
  /** The tickets this device has printed; the 401st replaces the oldest. */
  printed: asJson('localStorage', `${key}.printed`, shaped(isListOf(isText))),
}
