import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/context.ts'
import { notFound } from '#api/http/errors.ts'
import { logoFileOf } from '#api/settings/logo-file.ts'
import { coloursFrom, type ColourValues } from '#rules/marketplace/colours.ts'
import { LANGUAGE_CODES, LANGUAGES, pathIn, type Language } from '#rules/text/languages.ts'
import { MARKETPLACE_LINE } from './marketplace-line.ts'
import type { MarketplacePage } from './website.ts'

type Marketplace = Context['marketplace']

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What pages show of the marketplace now. */
export function marketplacePage(marketplace: Marketplace): MarketplacePage {
  const { name, contactEmail, settings } = marketplace
  const { welcomeLine, contactPhone, legalName, legalAddress, footerText } = settings
  const { companyNumber, vatNumber } = settings
  return {
    name,
    welcomeLine,
    contactEmail,
    contactPhone,
    legal: { name: legalName, address: legalAddress, companyNumber, vatNumber },
    footerText,
    colours: coloursOf(marketplace),
    logo: marketplace.logo && logoFileOf(marketplace.logo),
  }
}

/**
 * Serves what of the website is named after the marketplace: its colours and its logo, by addresses that contain
 * a hash of them, and the manifest by which it is installed on a phone.
 */
export function serveMarketplaceFiles(app: FastifyInstance, { marketplace }: Context): void {
  for (const language of LANGUAGE_CODES)
    app.get(pathIn(language, '/site.webmanifest'), (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifestOf(marketplace, language))),
    )
  app.get<{ Params: { hash: string } }>('/colours/:hash.css', (request, reply) => {
    const colours = coloursOf(marketplace)
    if (colours?.url !== `/colours/${request.params.hash}.css`) return notFound(request, reply)
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', IMMUTABLE)
      .send(colours.css)
  })
  app.get<{ Params: { file: string } }>('/logo/:file', (request, reply) => {
    const { logo } = marketplace
    if (!logo || logoFileOf(logo).url !== `/logo/${request.params.file}`)
      return notFound(request, reply)
    return reply.type('image/webp').header('cache-control', IMMUTABLE).send(logo.webp)
  })
}

/** https://www.w3.org/TR/appmanifest/ */
function manifestOf({ name, settings }: Marketplace, language: Language) {
  const icon = (src: string, sizes: string, type = 'image/png') => ({ src, sizes, type })
  return {
    name,
    short_name: name,
    description: `${MARKETPLACE_LINE[language]}.`,
    lang: LANGUAGES[language].locale,
    // One app, whatever the language it was installed in.
    id: '/',
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#FFFFFF',
    theme_color: settings.accentColour || '#A8174A',
    icons: [
      icon('/favicon.svg', 'any', 'image/svg+xml'),
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      { ...icon('/icons/maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  }
}

/**
 * As in tokens.css and tokens-dark.css; null: the product's own colours. `:root` stands twice, so that they win
 * wherever they stand: parts that are loaded later bring the style sheet of all pages once more, behind them.
 */
function coloursOf({
  settings: { accentColour, welcomeColour },
}: Marketplace): MarketplacePage['colours'] {
  const { light, dark } = coloursFrom({ accent: accentColour, welcome: welcomeColour })
  if (Object.keys(light).length === 0) return null
  const css =
    `:root:root{${declared(light)}}` +
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme='light']){${declared(dark)}}}` +
    `@media screen{:root:root[data-theme='dark']{${declared(dark)}}}`
  return { url: `/colours/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`, css }
}

const declared = (values: ColourValues): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
