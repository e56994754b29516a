import type { Result } from '#web/calls/api.ts'

/** What search engines and previews read. The page of a dish is the page of its store to them. */
export function MenuHead({ meta }: { meta: Result<'getStoreMetaData'> }) {
  const { title, description, canonicalUrl, structuredData } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:type" content="restaurant.menu" />
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- data for machines, made safe below
        dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData) }}
      />
    </>
  )
}

/** A text in the data must not end the script it stands in. */
const scriptSafe = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
