import { MARKETPLACE_PICTURE } from '#contract/constants.ts'
import { PageAddress, usePageUrl } from './page-address.tsx'
import { useSiteFacts } from './use-site-facts.ts'

interface PageHeadProps {
  title: string
  description: string
  /** The one address of this page, from its first slash, without what only sorts or filters. */
  path: string
}

/** What search engines and previews read about a public page. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { publicUrl, marketplaceName } = useSiteFacts()
  const fullTitle = `${title} · ${marketplaceName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <PageAddress path={path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={usePageUrl(path)} />
      <meta property="og:site_name" content={marketplaceName} />
      <meta property="og:image" content={`${publicUrl}${MARKETPLACE_PICTURE}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
