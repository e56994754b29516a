import { useOutletContext } from 'react-router'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

/** What the pages of the console share. */
export interface ConsoleContext {
  /** The marketplace's name since it was changed here; null: it is as the page was loaded with. */
  newName: string | null
  onRenamed: (name: string) => void
}

/** The marketplace's name, also after it was changed without loading the page anew. */
export function useMarketplaceName(): string {
  const { newName } = useOutletContext<ConsoleContext>()
  const { marketplaceName } = useSiteFacts()
  return newName ?? marketplaceName
}
