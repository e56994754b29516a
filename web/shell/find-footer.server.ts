import '#web/messages/footer.ts'
import type { RouterContextProvider } from 'react-router'
import type { Footer, FooterLink, ShownBanner } from '#contract/content.ts'
import { requestOf, type Result } from '#web/calls/api.ts'
import { serverFacts, serverFetch, type ServerFacts } from '#web/calls/request/server-call.ts'
import { LANGUAGE } from '#web/language.ts'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import { t } from '#web/messages/i18n.ts'

/**
 * The footer of every page: the operator's, or our own, also if the API can't answer; with the links to own pages.
 * And the banner of the day.
 */
export async function findFooter(
  context: Readonly<RouterContextProvider>,
): Promise<{ footer: Footer; banner: ShownBanner | null }> {
  const { status, body } = await context.get(serverFetch)(
    requestOf('getFooter', { query: { language: LANGUAGE } }).url,
  )
  // What the API writes by the same contract.
  const answer = status === 200 ? (JSON.parse(body) as Result<'getFooter'>) : null
  const footer = answer?.footer ?? ownFooter(context.get(serverFacts).marketplace)
  const smallLinks = [...footer.smallLinks, ...(answer?.pages ?? [])]
  return { footer: { ...footer, smallLinks }, banner: answer?.banner ?? null }
}

/** Read on the server and sent with each page, so that no script contains its text. */
function ownFooter({
  footerText,
  legal,
  contactEmail,
  contactPhone,
}: ServerFacts['marketplace']): Footer {
  return {
    about: footerText || t('footer.about'),
    columns: [
      {
        title: t('footer.order'),
        links: [
          link(t('footer.delivery'), links.home()),
          link(t('footer.collection'), links.home({ service: 'collection' })),
          link(t('footer.areas'), links.areas()),
        ],
      },
      {
        title: t('footer.help'),
        links: [
          link(t('footer.faq'), links.faq()),
          link(t('footer.contact'), links.contact()),
          // The law wants an address for email on the website, which is no form.
          link(contactEmail, `mailto:${contactEmail}`),
          ...(contactPhone ? [link(contactPhone, telephone(contactPhone))] : []),
          link(t('footer.apiReference'), links.apiReference()),
        ],
      },
      {
        title: t('footer.restaurants'),
        links: [
          link(t('footer.partner'), links.partner()),
          link(t('footer.storeApp'), staffLinks.storeApp()),
        ],
      },
    ],
    smallText: legalLine(legal),
    smallLinks: [
      link(t('footer.terms'), links.terms()),
      link(t('footer.privacy'), links.privacy()),
      link(t('footer.reviewPolicy'), links.reviewPolicy()),
      link(t('footer.howWeRank'), links.howWeRank()),
    ],
  }
}

/** Who runs the marketplace by law, as companies have to say on their websites. */
function legalLine({
  name,
  address,
  companyNumber,
  vatNumber,
}: ServerFacts['marketplace']['legal']) {
  return [
    name,
    address,
    companyNumber && t('footer.companyNumber', { number: companyNumber }),
    vatNumber && t('footer.vatNumber', { number: vatNumber }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const telephone = (phone: string) => `tel:${phone.replaceAll(/\s/g, '')}`

const link = (text: string, href: string): FooterLink => ({ text, href, isExternal: false })
