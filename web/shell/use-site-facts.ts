import { useRouteLoaderData } from 'react-router'
import type { ServerFacts } from '../calls/server-call.ts'

type SiteFacts = Omit<ServerFacts, 'nonce'>

const none: SiteFacts = {
  publicUrl: '',
  marketplaceName: '',
  mapStyleUrl: null,
  placesFrom: 'gazetteer',
  socialProviders: [],
}

/** What the server says about itself; empty where the page of the server itself has failed. */
export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root')
  return facts ?? none
}
