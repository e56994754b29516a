import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the server says about itself; empty where the page of the server itself has failed. */
export function useSiteFacts(): { publicUrl: string; marketplaceName: string } {
  const facts = useRouteLoaderData<typeof loader>('root')
  return facts ?? { publicUrl: '', marketplaceName: '' }
}
