import { links } from '#web/links.ts'
import { t } from '#web/messages/i18n.ts'
import type { Crumb } from './breadcrumbs.tsx'

interface NamedPage {
  slug: string
  name: string
}

/** The breadcrumbs of a city, of an area in it, and of a cuisine there. */
export function areaCrumbs(
  city?: NamedPage,
  area?: NamedPage,
  cuisine?: NamedPage | null,
): Crumb[] {
  const crumbs = [
    { name: t('areas.home'), path: links.home() },
    { name: t('areas.all'), path: links.areas() },
  ]
  if (city) crumbs.push({ name: city.name, path: links.areas(city.slug) })
  if (city && area) crumbs.push({ name: area.name, path: links.areas(city.slug, area.slug) })
  if (city && area && cuisine)
    crumbs.push({ name: cuisine.name, path: links.areas(city.slug, area.slug, cuisine.slug) })
  return crumbs
}
