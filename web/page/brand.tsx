import type { Logo as LogoFile } from '#contract/operator/settings/logo.ts'
import { Logo, Mark } from '#ui/logo.tsx'
import { useSiteFacts } from './use-site-facts.ts'

/** Whose wordmark is drawn. */
const DRAWN_NAME = 'Tuck In'

/** The marketplace's own logo, or else the mark with its name. */
export function Brand() {
  const { marketplaceName: name, logo } = useSiteFacts()
  return logo ? <OwnLogo {...{ logo, name }} /> : <Wordmark name={name} />
}

/** Its size is known before it is loaded, so that nothing around it moves. */
export function OwnLogo({ logo, name }: { logo: NonNullable<LogoFile>; name: string }) {
  const { url, width, height } = logo
  return <img className="own-logo" src={url} width={width} height={height} alt={name} />
}

/** The mark with a name. Decorative: what is around it says the name. */
export function Wordmark({ name }: { name: string }) {
  if (name === DRAWN_NAME || name === '') return <Logo />
  return (
    <span className="brand-name" aria-hidden>
      <Mark />
      <span>{name}</span>
    </span>
  )
}
