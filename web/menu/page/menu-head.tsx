import type { Result } from '#web/calls/api.ts'

/** What search engines and previews read. The page of a dish is the page of its store to them. */
export function MenuHead({ meta }: { meta: Result<'getStoreMetaData'> }) {
  const { title, description, canonicalUrl, structuredData, breadcrumbs, image } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:type" content="restaurant.menu" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData of={structuredData} />
      <StructuredData of={breadcrumbs} />
    </>
  )
}

function StructuredData({ of }: { of: unknown }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- data for machines, made safe below
      dangerouslySetInnerHTML={{ __html: scriptSafe(of) }}
    />
  )
}

/** A text in the data must not end the script it stands in. */
const scriptSafe = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
