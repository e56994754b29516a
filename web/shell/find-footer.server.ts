import '#web/messages/footer.ts'
import type { RouterContextProvider } from 'react-router'
import type { Footer, FooterLink } from '#contract/content.ts'
import { requestOf, type Result } from '#web/calls/api.ts'
import { serverFetch } from '#web/calls/request/server-call.ts'
import { links } from '#web/links.ts'
import { t } from '#web/messages/i18n.ts'

/** The footer of every page: the operator's, or our own, also if the API can't answer. */
export async function findFooter(context: Readonly<RouterContextProvider>): Promise<Footer> {
  const { status, body } = await context.get(serverFetch)(requestOf('getFooter', {}).url)
  // What the API writes by the same contract.
  const answer = status === 200 ? (JSON.parse(body) as Result<'getFooter'>) : null
  return answer?.footer ?? ownFooter()
}

/** Read on the server and sent with each page, so that no script contains its text. */
function ownFooter(): Footer {
  return {
    about: t('footer.about'),
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
          link(t('footer.apiReference'), links.apiReference()),
        ],
      },
      {
        title: t('footer.restaurants'),
        links: [
          link(t('footer.partner'), links.partner()),
          link(t('footer.storeApp'), links.storeApp()),
        ],
      },
    ],
    smallText: '',
    smallLinks: [
      link(t('footer.terms'), links.terms()),
      link(t('footer.privacy'), links.privacy()),
      link(t('footer.reviewPolicy'), links.reviewPolicy()),
      link(t('footer.howWeRank'), links.howWeRank()),
    ],
  }
}

const link = (text: string, href: string): FooterLink => ({ text, href, isExternal: false })
