import type { Configuration } from '#api/settings/configuration.ts'
import { OWN_CONTENT, type ContentPort } from './content.port.ts'
import { createStrapi, type ContentLog } from './strapi.driver.ts'

/** Where the footer is written: in Strapi where it has an address, else in the website itself. */
export function chooseContent(
  { strapi, publicUrl }: Pick<Configuration, 'strapi' | 'publicUrl'>,
  log: ContentLog,
): ContentPort {
  return strapi ? createStrapi({ ...strapi, publicUrl, log }) : OWN_CONTENT
}
