import { useRouteLoaderData } from 'react-router'
import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import type { Footer } from '#contract/content.ts'
import type { ServerFacts } from '#web/calls/request/server-call.ts'

type SiteFacts = Omit<ServerFacts, 'nonce' | 'isSandbox'> & {
  /** The notice of every page while outside services are the sandbox; null while they are real. */
  sandboxNotice: string | null
  footer: Footer
}

const none: SiteFacts = {
  publicUrl: '',
  marketplaceName: '',
  mapStyleUrl: null,
  placesFrom: 'gazetteer',
  socialProviders: [],
  passwordMinimum: PASSWORD_MINIMUM_LENGTH,
  monitoringDsn: null,
  sandboxNotice: null,
  footer: { about: '', columns: [], smallText: '', smallLinks: [] },
}

/** The server's facts about itself; empty if the root page itself has failed. */
export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root')
  return facts ?? none
}
