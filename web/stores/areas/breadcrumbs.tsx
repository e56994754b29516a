import { Link } from 'react-router'
import { hrefOf } from '#web/language.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** A page above this one, or this one, which is the last. */
export interface Crumb {
  name: string
  /** From the first slash. */
  path: string
}

/** The path from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav className="breadcrumbs" aria-label={t('areas.breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, path }, i) => (
          <li key={path}>
            {i < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same path as schema.org's BreadcrumbList. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: { '@type': 'WebPage', '@id': `${publicUrl}${hrefOf(path)}`, name },
    })),
  }
}
