import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SocialProvider } from '#contract/session.ts'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

export const websiteFolder = join(import.meta.dirname, '..', '..', 'build', 'client')
const serverEntry = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js')

/** What the built website is given with each request; see web/entry.server.tsx. */
export interface PageFacts {
  fetch: (url: string) => Promise<{ status: number; body: string }>
  /** Told what failed while a page was rendered. */
  logError: (error: Error) => void
  nonce: string
  publicUrl: string
  marketplaceName: string
  mapStyleUrl: string | null
  placesFrom: 'gazetteer' | 'google'
  isSandbox: boolean
  socialProviders: readonly SocialProvider[]
}

export interface Website {
  /** Renders a page, or answers the data of one. */
  answer(request: Request, facts: PageFacts): Promise<Response>
}

/** The built website, or null where it has not been built, as in tests of the API alone. */
export async function loadWebsite(): Promise<Website | null> {
  const isBuilt = await access(serverEntry).then(
    () => true,
    () => false,
  )
  if (!isBuilt) return null
  // The build is JavaScript that React Router writes; its entry is our own entry.server.tsx.
  const build = (await import(pathToFileURL(serverEntry).href)) as ServerBuild
  const { pageContext } = build.entry.module as unknown as {
    pageContext: (facts: PageFacts) => RouterContextProvider
  }
  const handle = createRequestHandler(build, 'production')
  return { answer: (request, facts) => handle(request, pageContext(facts)) }
}
