import { useState } from 'react'
import { Outlet } from 'react-router'
import type { GrownLists } from '#web/stores/list/use-more-stores.ts'
import type { Route } from './+types/site.layout'
import { ErrorPage } from './page/error-page.tsx'
import { SiteFrame } from './site-frame.tsx'

export default function SiteLayout() {
  const [grownLists] = useState<GrownLists>(() => new Map())
  return (
    <SiteFrame>
      <Outlet context={grownLists} />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
