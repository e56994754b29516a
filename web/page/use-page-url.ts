import { hrefOf } from '#web/language.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The whole address of one of our pages, in the language of this one, as others link to it. */
export function usePageUrl(path: string): string {
  const { publicUrl } = useSiteFacts()
  return `${publicUrl}${hrefOf(path)}`
}
