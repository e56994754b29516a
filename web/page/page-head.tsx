import { MARKETPLACE_PICTURE } from '#contract/constants.ts'
import { usePageUrl } from './use-page-url.ts'
import { useSiteFacts } from './use-site-facts.ts'

interface PageHeadProps {
  title: string
  description: string
  /** The one address of this page, from its first slash, without parameters that only sort or filter. */
  path: string
}

/** The metadata of a public page for search engines and previews. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { marketplaceName } = useSiteFacts()
  const url = usePageUrl(path)
  const fullTitle = `${title} · ${marketplaceName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={marketplaceName} />
      <meta property="og:image" content={usePageUrl(MARKETPLACE_PICTURE)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
