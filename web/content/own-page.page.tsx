import '#web/styles/content.css'
import type { Route } from './+types/own-page.page'
import { links } from '#web/links.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { OwnText } from './own-text.tsx'
import { pageLoader } from './text-loader.server.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

export const loader = ({ context, params }: Route.LoaderArgs) => pageLoader(context, params.slug)

/** A page that the marketplace has made itself. */
export default function OwnPage({ loaderData: text, params }: Route.ComponentProps) {
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead title={text.title} description={text.title} path={links.ownPage(params.slug)} />
      <h1>{text.title}</h1>
      <OwnText {...text} />
    </main>
  )
}
