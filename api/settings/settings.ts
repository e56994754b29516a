import { z } from 'zod'
import { databaseSettings } from './database-settings.ts'
import { marketplaceSettings } from './marketplace-settings.ts'
import { serviceSettings } from './service-settings.ts'
import {
  address,
  explained,
  onOrOff,
  trustedProxies,
  wholeNumber,
  type Explained,
} from './setting-kinds.ts'
import { signInSettings } from './sign-in-settings.ts'
import { storageSettings } from './storage-settings.ts'
import { shortestTokenSecret } from './token-secret.ts'

export const defaultPort = 3000
export const highestPort = 65_535

export const environment = z.object({
  PORT: wholeNumber(1, highestPort).register(explained, {
    wanted: `a whole number from 1 to ${highestPort}`,
    default: String(defaultPort),
    meaning: 'The port of the website and the API.',
    example: '8080',
  }),
  HOST: z
    .string()
    .optional()
    .register(explained, {
      wanted: 'an address of this machine',
      default: '127.0.0.1',
      meaning:
        'The address to listen on. The default is reachable from this machine only, because the ' +
        'demonstration accounts have published passwords. Use 0.0.0.0 to serve the network.',
      example: '0.0.0.0',
    }),
  PUBLIC_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: 'http://localhost:PORT',
    meaning: 'The address people type. Links in emails and canonical addresses begin with it.',
    example: 'https://tuckin.example',
  }),
  DATA_DIR: z.string().optional().register(explained, {
    wanted: 'a folder',
    default: './data',
    meaning:
      'The folder of everything stored: the embedded PostgreSQL, generated secrets, and photos unless S3_URL is set.',
    example: '/var/lib/tuck-in',
  }),
  ...databaseSettings,
  NODE_ENV: z.enum(['development', 'production', 'test']).optional().register(explained, {
    wanted: 'development, production or test',
    default: 'development',
    meaning: 'production turns the sandbox off and insists on PUBLIC_URL.',
    example: 'production',
  }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional().register(explained, {
    wanted: 'debug, info, warn, error or silent',
    default: 'info in production, else warn',
    meaning: 'How much is logged: debug, info, warn, error or silent.',
    example: 'debug',
  }),
  SANDBOX: z.enum(['on', 'off', 'on-in-production']).optional().register(explained, {
    wanted: 'on, off or on-in-production',
    default: 'on, but off when NODE_ENV is production',
    meaning: 'Stand-ins for outside services: a mailbox, cards. on is refused in production.',
    example: 'off',
  }),
  SANDBOX_PORT: wholeNumber(1, highestPort).register(explained, {
    wanted: `a whole number from 1 to ${highestPort}`,
    default: 'PORT + 1',
    meaning: "The port of the sandbox's web pages.",
    example: '3101',
  }),
  SANDBOX_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: 'http://(host of PUBLIC_URL):SANDBOX_PORT',
    meaning: "The address people and this server reach the sandbox's web pages at.",
    example: 'https://sandbox.tuckin.example',
  }),
  SANDBOX_SMTP_PORT: wholeNumber(1, highestPort).register(explained, {
    wanted: `a whole number from 1 to ${highestPort}`,
    default: 'PORT + 2',
    meaning: "The port of the sandbox's mail server.",
    example: '3102',
  }),
  SMTP_URL: address('smtp:', 'smtps:').register(explained, {
    wanted: 'an address beginning with smtp:// or smtps://',
    default: "the sandbox's mail server",
    meaning: 'The mail server that sends every email.',
    example: 'smtps://user:secret@mail.example:465',
    secret: true,
  }),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional()
    .register(explained, {
      wanted: 'one email address, with or without a name before it',
      default: 'MARKETPLACE_NAME <orders@(host of PUBLIC_URL)>',
      meaning: 'The sender of every email.',
      example: 'Tuck In <orders@tuckin.example>',
    }),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/)
    .optional()
    .register(explained, {
      wanted: 'one email address',
      default: 'the address of MAIL_FROM',
      meaning: 'Where what people write on the contact and partner pages is sent.',
      example: 'hello@tuckin.example',
    }),
  GOOGLE_MAPS_API_KEY: z.string().optional().register(explained, {
    wanted: 'a key of the Google Maps Platform',
    default: 'none: the built-in gazetteer',
    meaning: 'Places come from Google (Places API (New), Geocoding API) instead of the gazetteer.',
    example: '(the key)',
    secret: true,
  }),
  GOOGLE_MAPS_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: "Google's own",
    meaning: 'Another address for what is asked of Google: a proxy, or the sandbox.',
    example: 'http://localhost:3001/google-maps',
  }),
  MAP_STYLE_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: 'none: a picture of distances, without streets',
    meaning: 'The MapLibre style of the map of restaurants; it names where tiles come from.',
    example: 'https://tiles.example/styles/streets.json',
  }),
  TOKEN_SECRET: z.string().min(shortestTokenSecret).optional().register(explained, {
    wanted: 'at least 32 characters long',
    default: 'made once and stored in DATA_DIR',
    meaning: 'What sign-in tokens are signed with. Set the same one on every machine.',
    example: '(32 random characters or more)',
    secret: true,
  }),
  TOKEN_SECRET_FORMER: z
    .string()
    .min(shortestTokenSecret)
    .optional()
    .register(explained, {
      wanted: 'at least 32 characters long',
      default: 'none',
      meaning:
        'The TOKEN_SECRET before the present one: what it signed stays good, so that changing the ' +
        'secret signs nobody out.',
      example: '(the former TOKEN_SECRET)',
      secret: true,
    }),
  DATA_KEY: z
    .string()
    .min(shortestTokenSecret)
    .optional()
    .register(explained, {
      wanted: 'at least 32 characters long',
      default: 'made once and stored in DATA_DIR',
      meaning:
        "What restaurants' bank details and identity documents are encrypted with in the database. Set the same one on every " +
        'machine. With another one, owners have to enter and send them again.',
      example: '(32 random characters or more)',
      secret: true,
    }),
  PASSWORD_MINIMUM: wholeNumber(4, 100).register(explained, {
    wanted: 'a whole number from 4 to 100',
    default: '4',
    meaning: 'The fewest characters of a new password. Operators need at least 8 in any case.',
    example: '8',
  }),
  UNDO_SECONDS: wholeNumber(0, 60).register(explained, {
    wanted: 'a whole number from 0 to 60',
    default: '10',
    meaning:
      'For how many seconds staff may undo what they did with an order. Cards are charged and customers ' +
      'emailed 10 seconds after that. 0: at once, and nothing can be undone.',
    example: '5',
  }),
  BOT_CHECK: onOrOff().register(explained, {
    wanted: 'on or off',
    default: 'on',
    meaning:
      'Whether a browser does some work before it may register, log in, write to the marketplace ' +
      'or order in cash as a guest. Off is for measuring, or where a proxy in front checks.',
    example: 'off',
  }),
  RECAPTCHA_SITE_KEY: z.string().optional().register(explained, {
    wanted: 'a site key of reCAPTCHA v3',
    default: "none: the product's own proof of work",
    meaning: 'With RECAPTCHA_SECRET_KEY, the bot check is by reCAPTCHA v3.',
    example: '(the site key)',
  }),
  RECAPTCHA_SECRET_KEY: z.string().optional().register(explained, {
    wanted: 'a secret key of reCAPTCHA v3',
    default: 'none',
    meaning: 'See RECAPTCHA_SITE_KEY.',
    example: '(the secret key)',
    secret: true,
  }),
  RECAPTCHA_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: "Google's own",
    meaning: 'Another address that the server asks about tokens of reCAPTCHA: a proxy of yours.',
    example: 'https://proxy.example/siteverify',
  }),
  ...signInSettings,
  ...storageSettings,
  STRIPE_SECRET_KEY: z.string().optional().register(explained, {
    wanted: 'the secret key of a Stripe account',
    default: "none: the sandbox's card payments; without the sandbox, cash only",
    meaning: 'Cards are charged by Stripe. Goes together with the next two.',
    example: '(the secret key)',
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().register(explained, {
    wanted: 'the publishable key of the same account',
    default: 'none',
    meaning: 'See STRIPE_SECRET_KEY.',
    example: '(the publishable key)',
  }),
  STRIPE_WEBHOOK_SECRET: z.string().optional().register(explained, {
    wanted: 'the signing secret of the webhook endpoint at Stripe',
    default: 'none',
    meaning: 'The endpoint has to be PUBLIC_URL/api/v1/payment/webhooks/stripe.',
    example: '(the signing secret)',
    secret: true,
  }),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional().register(explained, {
    wanted: 'the signing secret of an event destination for connected accounts',
    default: 'none: restaurants are paid by payout runs only',
    meaning:
      'Lets restaurants be paid by Stripe Connect. The destination has to be PUBLIC_URL/api/v1/payment/webhooks/stripe/accounts.',
    example: '(the signing secret)',
    secret: true,
  }),
  STRIPE_API_URL: address('http:', 'https:').register(explained, {
    wanted: 'an address beginning with http:// or https://',
    default: "Stripe's own",
    meaning: 'Another address for what is asked of Stripe, such as a proxy.',
    example: 'http://proxy.example:12111',
  }),
  ...serviceSettings,
  ...marketplaceSettings,
  TRUST_PROXY: trustedProxies.register(explained, {
    wanted: 'the number of proxies, or their addresses separated by commas',
    default: 'off',
    meaning:
      "How many proxies stand in front, or their addresses, so that a visitor's own address is known.",
    example: '1',
  }),
  RATE_LIMITS: onOrOff().register(explained, {
    wanted: 'on or off',
    default: 'on',
    meaning:
      'Whether one address may send only so many requests a minute, and have only so many unpaid ' +
      'and unanswered cash orders at a store. Off is for measuring, or where a proxy in front ' +
      'limits. Guessing passwords and emails to one mailbox are limited always.',
    example: 'off',
  }),
  WORKERS: wholeNumber(0, 64).register(explained, {
    wanted: 'a whole number from 0 to 64',
    default: '4',
    meaning: 'How many jobs (emails, deadlines) run at once; 0 leaves them to another process.',
    example: '8',
  }),
})

export type SettingName = keyof typeof environment.shape

export type Setting = Explained & { name: SettingName }

/** Every setting, in reading order: the documentation prints them. */
export const settings: readonly Setting[] = Object.entries(environment.shape).map(
  ([name, schema]) => {
    const explanation = explained.get(schema)
    if (!explanation) throw new Error(`${name} has no explanation`)
    // The keys of a shape are its names; Object.entries widens them to string.
    return { name: name as SettingName, ...explanation }
  },
)

export type Environment = z.output<typeof environment>
