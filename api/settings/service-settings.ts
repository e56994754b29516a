import { z } from 'zod'
import { pushSettings } from './push-settings.ts'
import { address, explained } from './setting-kinds.ts'

/** The settings of optional services. */
export const serviceSettings = {
  ...pushSettings,
  ALERT_WEBHOOK_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: 'none: alerts go to the operators who want them',
    meaning:
      'A webhook of Slack, Mattermost or your own that is sent what needs a person at the marketplace. Goes together with ALERT_WEBHOOK_SECRET.',
    example: 'https://hooks.slack.com/services/T000/B000/XXXX',
  }),
  ALERT_WEBHOOK_SECRET: z.string().min(16).optional().register(explained, {
    wanted: 'at least 16 characters long',
    default: 'none',
    meaning:
      'What is sent to ALERT_WEBHOOK_URL is signed with it, by the convention of Standard Webhooks.',
    example: '(16 random characters or more, or whsec_ and Base64)',
    secret: true,
  }),
  CDN_PURGE_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: 'none: caches in front ask each time whether a page is still true',
    meaning:
      'A webhook that has the network in front (a CDN) drop pages by their keys. With it, such a network may store public pages. Goes together with CDN_PURGE_SECRET.',
    example: 'https://purge.tuckin.example/tuck-in',
  }),
  CDN_PURGE_SECRET: z.string().min(16).optional().register(explained, {
    wanted: 'at least 16 characters long',
    default: 'none',
    meaning: 'What is told to CDN_PURGE_URL is signed with it.',
    example: '(16 random characters or more)',
    secret: true,
  }),
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
    default: 'none: everyone may read the footer there',
    meaning: 'What the footer is read with.',
    example: '(the token)',
    secret: true,
  }),
  HYGIENE_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: "the Food Standards Agency's; the sandbox's where that is on",
    meaning: 'Another address for the register of food hygiene ratings: a proxy of yours.',
    example: 'https://api.ratings.food.gov.uk',
  }),
  SENTRY_DSN: z
    .string()
    .refine((text) => sentryOf(text) !== null)
    .optional()
    .register(explained, {
      wanted: 'a DSN of Sentry, such as https://key@sentry.example/1',
      default: 'none: nothing is reported, and nobody is asked',
      meaning:
        'The project at Sentry or GlitchTip that errors are reported to: those of this server, and those of browsers whose people agree.',
      example: 'https://key@o1.ingest.sentry.io/2',
    }),
}

/** Where reports of errors go. */
export interface SentryProject {
  dsn: string
  /** The origin that browsers may send to. */
  origin: string
  /** Where a server sends envelopes, with the project's public key. */
  envelopeUrl: string
}

/** Reads a DSN: a public key before the host, the number of the project at the end. Null: it is none. */
export function sentryOf(dsn: string): SentryProject | null {
  const url = URL.parse(dsn)
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !project) return null
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: url.username })
  return {
    dsn,
    origin: url.origin,
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/?${query}`,
  }
}
