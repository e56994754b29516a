import type { Photo } from '#contract/photos.ts'

export interface PhotoPictureProps {
  of: Photo
  /** Where the photo doesn't say itself what it shows. */
  alt?: string
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string
  className?: string
  /** True for one that is in sight from the first. */
  isEager?: boolean
}

/** A photo that somebody sent, in the width and format that suit the screen; blurred until it is there. */
export function PhotoPicture({ of, alt, sizes, className = '', isEager }: PhotoPictureProps) {
  const { width, height, placeholder } = of
  const widest = of.sources.findLast(({ type }) => type === 'image/webp')
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(of, 'image/avif')} sizes={sizes} />
      <img
        className={`photo ${className}`.trim()}
        src={widest?.url}
        srcSet={sourceSet(of, 'image/webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={of.alt || (alt ?? '')}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  )
}

function sourceSet({ sources }: Photo, wanted: string): string {
  return sources
    .filter(({ type }) => type === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
