import type { Logo } from '#contract/operator/settings/logo.ts'

/** The marketplace's own logo. */
export interface StoredLogo {
  id: string
  /** In pixels. */
  width: number
  height: number
  /** The same picture for pages and for emails. */
  webp: Buffer
  png: Buffer
}

/** The file of the logo for pages, by an address that is made from its content. */
export const logoFileOf = ({ id, width, height }: Omit<StoredLogo, 'webp' | 'png'>) =>
  ({ url: `/logo/${id}.webp`, width, height }) satisfies Logo
