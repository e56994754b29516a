import '#web/messages/cart.ts'
import { describe, expect, it } from 'vitest'
import { t } from '#web/messages/i18n.ts'
import { timeButtonText } from './time-messages.ts'

const now = new Date('2026-11-20T18:00:00Z')

describe('the button for the time', () => {
  it.each([
    [{ service: 'delivery', serviceTime: 'asap', isOpen: true }, 'Deliver now'],
    [{ service: 'collection', serviceTime: 'asap', isOpen: true }, 'Collect now'],
    [{ service: 'delivery', serviceTime: 'asap', isOpen: false }, 'Choose a time'],
    [
      { service: 'delivery', serviceTime: '2026-11-20T19:30:00.000Z', isOpen: true },
      'Deliver 19:30',
    ],
    [
      { service: 'collection', serviceTime: '2026-11-21T12:00:00.000Z', isOpen: false },
      'Collect Sat 12:00',
    ],
  ] as const)('says for %j %j', (given, text) => {
    expect(timeButtonText(t, given, now)).toBe(text)
  })
})
