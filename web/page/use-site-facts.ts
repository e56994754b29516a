import { useRouteLoaderData } from 'react-router'
import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import type { Footer, ShownBanner } from '#contract/content.ts'
import type { Logo } from '#contract/operator/settings/logo.ts'
import type { ServerFacts } from '#web/calls/request/server-call.ts'

type SiteFacts = Omit<
  ServerFacts,
  'nonce' | 'styleSheets' | 'pictures' | 'isSandbox' | 'marketplace'
> & {
  welcomeLine: string
  contactEmail: string
  contactPhone: string
  /** A style sheet with the marketplace's own colours; null: the product's. */
  coloursUrl: string | null
  /** Its own logo; null: the product's mark and the name. */
  logo: Logo
  /** The notice of every page while outside services are the sandbox; null while they are real. */
  sandboxNotice: string | null
  footer: Footer
  /** A sentence above the home page and the lists; null: none today. */
  banner: ShownBanner | null
}

const none: SiteFacts = {
  publicUrl: '',
  marketplaceName: '',
  welcomeLine: '',
  contactEmail: '',
  contactPhone: '',
  coloursUrl: null,
  logo: null,
  mapStyleUrl: null,
  placesFrom: 'gazetteer',
  socialProviders: [],
  passwordMinimum: PASSWORD_MINIMUM_LENGTH,
  monitoringDsn: null,
  sandboxNotice: null,
  banner: null,
  footer: { about: '', columns: [], smallText: '', smallLinks: [] },
}

/** The server's facts about itself; empty if the root page itself has failed. */
export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root')
  return facts ?? none
}
