import { hrefOf } from '#web/language.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The absolute address of one of our pages, in the language of this one, to be linked from outside. */
export function usePageUrl(path: string): string {
  const { publicUrl } = useSiteFacts()
  return `${publicUrl}${hrefOf(path)}`
}
