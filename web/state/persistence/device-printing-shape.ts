import type { DevicePrinting } from '#rules/printing/device-tickets.ts'
import { isListOf, isObjectOf, isOneOf, isText, type Shape } from './shapes.ts'

export const isDevicePrinting: Shape<DevicePrinting & { storeId: string }> = isObjectOf({
  storeId: isText,
  since: isText,
  kinds: isListOf(isOneOf('kitchen', 'customer')),
})
