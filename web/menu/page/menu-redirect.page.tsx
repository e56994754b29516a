import { redirect } from 'react-router'
import { links } from '#web/links.ts'
import { MENU_ANCHOR } from '#web/menu/menu-url.ts'
import { storeSlug } from '#web/menu/menu-url.ts'
import type { Route } from './+types/menu-redirect.page'

/** The menu is a section of the store's page, so that both have one address for everyone. */
export function loader({ params, request }: Route.LoaderArgs): Response {
  const { search } = new URL(request.url)
  return redirect(`${links.store(storeSlug(params))}${search}#${MENU_ANCHOR}`, 301)
}

export default function MenuRedirect() {
  return null
}
