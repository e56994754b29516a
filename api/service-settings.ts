import { z } from 'zod'
import { pushSettings } from './push-settings.ts'
import { address, explained } from './setting-kinds.ts'

/** The settings of services that a marketplace may do without. */
export const serviceSettings = {
  ...pushSettings,
  CONTENT_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: "none: the website's own footer",
    meaning: 'The Strapi that the footer of every page is written in.',
    example: 'https://cms.tuckin.example',
  }),
  CONTENT_VERSION: z
    .enum(['4', '5'])
    .transform((text) => (text === '4' ? 4 : 5))
    .optional()
    .register(explained, {
      wanted: '4 or 5',
      default: '5',
      meaning: 'The version of that Strapi.',
      example: '4',
    }),
  CONTENT_TOKEN: z.string().optional().register(explained, {
    wanted: 'an API token of that Strapi',
    default: 'none: everybody may read the footer there',
    meaning: 'What the footer is read with.',
    example: '(the token)',
    secret: true,
  }),
}
