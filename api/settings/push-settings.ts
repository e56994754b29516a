import { z } from 'zod'
import { explained } from './setting-kinds.ts'

/** Those of Chrome, Firefox, Safari and Edge. */
export const defaultPushServices: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const hosts = z
  .string()
  .toLowerCase()
  .regex(/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(\s*,\s*(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)*$/)
  .transform((text) => text.split(',').map((host) => host.trim()))
  .optional()

/** The settings of notifications to browsers. */
export const pushSettings = {
  PUSH_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .register(explained, {
      wanted: 'a private VAPID key: 43 characters of base64url',
      default: 'made once and stored in DATA_DIR',
      meaning:
        'What notifications of browsers are signed with. Set the same one on every machine. With ' +
        'another one, everyone has to turn notifications on again.',
      example: '(the private key)',
      secret: true,
    }),
  PUSH_SERVICES: hosts.register(explained, {
    wanted: 'host names separated by commas, with `*.` before one for all below it',
    default: defaultPushServices.map((host) => `\`${host}\``).join(', '),
    meaning: 'The push services of browsers, to which this server sends notifications by HTTPS.',
    example: 'fcm.googleapis.com',
  }),
}
