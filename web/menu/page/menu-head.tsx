import type { Result } from '#web/calls/api.ts'
import { links } from '#web/links.ts'
import { usePageUrl } from '#web/page/use-page-url.ts'

type MetaData = Result<'getStoreMetaData'>
export type Head = Pick<MetaData, 'title' | 'description' | 'image'>

/** Metadata for search engines and previews. The page of a dish has the metadata of its store. */
export function MenuHead({ slug, meta }: { slug: string; meta: Head }) {
  const { title, description, image } = meta
  const url = usePageUrl(links.store(slug))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="restaurant.menu" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
