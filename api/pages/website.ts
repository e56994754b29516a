import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logo } from '#contract/operator/settings/logo.ts'
import type { SocialProvider } from '#contract/session.ts'
import {
  DEFAULT_LANGUAGE,
  forEachLanguage,
  LANGUAGE_CODES,
  languageOfPath,
  type Language,
} from '#rules/text/languages.ts'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { CacheablePage } from './rendered-page.ts'

/** Where a language is built; files that are the same in every language are with the English pages. */
const buildFolder = (language: Language) =>
  join(import.meta.dirname, '../../build', ...(language === DEFAULT_LANGUAGE ? [] : [language]))

/** The files of the website that browsers load. */
export const websiteFolders = LANGUAGE_CODES.map((language) =>
  join(buildFolder(language), 'client'),
)

/** What pages show of the marketplace, as it is when they are rendered. */
export interface MarketplacePage {
  name: string
  welcomeLine: string
  contactEmail: string
  contactPhone: string
  /** In one line: the company, its address and numbers; empty: not known. */
  legal: { name: string; address: string; companyNumber: string; vatNumber: string }
  footerText: string
  /** The style sheet with the marketplace's own colours; null: the product's. */
  colours: { url: string; css: string } | null
  /** Its own logo; null: the product's mark and the name. */
  logo: Logo
}

/** What the built website gets with each request; see web/entry.server.tsx. */
export interface PageFacts {
  fetch: (url: string) => Promise<{ status: number; body: string }>
  /** Called with the failure of a render. */
  logError: (error: Error) => void
  nonce: string
  /** The text of the website's style sheets, by their addresses. */
  styleSheets: ReadonlyMap<string, string>
  /** The website's drawn pictures as data: addresses, by their own. */
  pictures: ReadonlyMap<string, string>
  publicUrl: string
  marketplace: MarketplacePage
  mapStyleUrl: string | null
  placesFrom: 'gazetteer' | 'google'
  isSandbox: boolean
  socialProviders: readonly SocialProvider[]
  passwordMinimum: number
  monitoringDsn: string | null
}

export interface Website {
  cacheable: readonly CacheablePage[]
  /** Renders a page, or answers the data of one. */
  answer(request: Request, facts: PageFacts): Promise<Response>
}

/** Loads the website as it is built in every language. Throws if it has not been built. */
export async function loadWebsite(): Promise<Website> {
  const websites = forEachLanguage(loadLanguage)
  const { cacheable } = await websites[DEFAULT_LANGUAGE]
  return {
    cacheable,
    answer: async (request, facts) => {
      const { language } = languageOfPath(new URL(request.url).pathname)
      return (await websites[language]).answer(request, facts)
    },
  }
}

/** Reads the style sheets that the build has written, for pages to bring with them. */
export async function loadStyleSheets(): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map<string, string>()
  for (const folder of websiteFolders.map((each) => join(each, 'assets')))
    for (const name of await readdir(folder))
      if (name.endsWith('.css'))
        sheets.set(`/assets/${name}`, await readFile(join(folder, name), 'utf8'))
  return sheets
}

/** Reads the drawn pictures, for a page to bring with it the one that it shows first. */
export async function loadPictures(): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>()
  const folder = join(buildFolder(DEFAULT_LANGUAGE), 'client', 'art')
  for (const name of await readdir(folder))
    if (name.endsWith('.svg'))
      pictures.set(`/art/${name}`, dataUrl(await readFile(join(folder, name), 'utf8')))
  return pictures
}

/** Without quotation marks, to stand in an attribute; as text it compresses better than as base64. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>&]/g, encodeURIComponent)}`

async function loadLanguage(language: Language): Promise<Website> {
  const serverEntry = join(buildFolder(language), 'server', 'index.js')
  await access(serverEntry).catch((cause: unknown) => {
    throw new Error('The website has not been built', { cause })
  })
  // The build is JavaScript that React Router writes; its entry is our own entry.server.tsx.
  const build = (await import(pathToFileURL(serverEntry).href)) as ServerBuild
  const { pageContext } = build.entry.module as unknown as {
    pageContext: (facts: PageFacts) => RouterContextProvider
  }
  const handle = createRequestHandler(build, 'production')
  return {
    cacheable: cacheablePagesOf(build.routes),
    answer: (request, facts) => handle(request, pageContext(facts)),
  }
}

/** The pages whose routes declare their query parameters; see web/navigation/page-handle.ts. */
function cacheablePagesOf(routes: ServerBuild['routes']): CacheablePage[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return Object.values(routes).flatMap((route) => {
    // The exports of our own routes; see web/navigation/page-handle.ts.
    const { query } = (route?.module.handle ?? {}) as { query?: readonly string[] }
    return route && query ? [{ path: `/${pathOf(route.id)}`, query }] : []
  })
}
