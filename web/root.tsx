import '#web/styles/index.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { serverFacts } from './calls/request/server-call.ts'
import { hrefOf, LOCALE } from './language.ts'
import { useNonce } from './shell/nonce.ts'
import { MonitoringSlot } from './monitoring/monitoring-slot.tsx'
import { findFooter } from './shell/find-footer.server.ts'
import { ErrorPage } from './shell/page/error-page.tsx'
import { Messages, Providers } from './shell/providers.tsx'
import { sandboxNotice } from './shell/sandbox-notice.ts'
import { StartScripts } from './shell/page/start-scripts.tsx'
import { SiteFrame } from './shell/site-frame.tsx'
import { useSiteFacts } from './page/use-site-facts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, marketplaceName, mapStyleUrl, placesFrom, socialProviders, isSandbox } =
    context.get(serverFacts)
  const facts = { publicUrl, marketplaceName, mapStyleUrl, placesFrom, socialProviders }
  const { passwordMinimum, monitoringDsn, marketplace } = context.get(serverFacts)
  const { welcomeLine, contactEmail, contactPhone, colours, logo } = marketplace
  const { footer, banner } = await findFooter(context)
  return {
    ...facts,
    welcomeLine,
    contactEmail,
    contactPhone,
    coloursUrl: colours && colours.url,
    logo,
    footer,
    banner,
    passwordMinimum,
    monitoringDsn,
    sandboxNotice: isSandbox ? sandboxNotice : null,
  }
}

/** The server's facts about itself do not change while the browser has the page. */
export const shouldRevalidate = () => false

/** Has a font of ui/styles/fonts.css fetched before text needs it. */
const preloadedFont = (name: string) => ({
  rel: 'preload',
  href: `/fonts/${name}-normal.woff2`,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

export const links: Route.LinksFunction = () => [
  preloadedFont('figtree-texts-wght'),
  preloadedFont('bricolage-grotesque-headings-700'),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: hrefOf('/site.webmanifest') },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { sandboxNotice: notice, coloursUrl } = useSiteFacts()
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links nonce={nonce} />
        {coloursUrl && <link rel="stylesheet" href={coloursUrl} />}
      </head>
      <body>
        <StartScripts />
        {notice && (
          <aside className="sandbox-ribbon" aria-label={notice}>
            {notice}
          </aside>
        )}
        {children}
        <MonitoringSlot />
        <Messages />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}

/** A failure outside of the site's own frame still has its header, and a link to go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
