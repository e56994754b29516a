import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Photo } from '#contract/photos.ts'
import { PhotoPicture } from './photo-picture.tsx'

const source = (type: 'avif' | 'webp', width: number) =>
  ({ type: `image/${type}`, width, url: `/photos/a/${width}.${type}` }) as const
const photo: Photo = {
  photoId: 'A'.repeat(22),
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sources: [source('avif', 320), source('avif', 800), source('webp', 320), source('webp', 800)],
  alt: '',
}
const drawn = (props: Partial<Parameters<typeof PhotoPicture>[0]> = {}) =>
  renderToStaticMarkup(<PhotoPicture of={photo} alt="A cold naan" sizes="6rem" {...props} />)

test('offers every width in both formats, AVIF first', () => {
  const html = drawn()
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="\/photos\/a\/320.avif 320w, \/photos\/a\/800.avif 800w" sizes="6rem"\/><img/,
  )
  expect(html).toContain('srcSet="/photos/a/320.webp 320w, /photos/a/800.webp 800w"')
  expect(html).toContain('src="/photos/a/800.webp"')
})

test('has its size before it is loaded, and is loaded when it scrolls into sight', () => {
  const html = drawn()
  expect(html).toContain('width="800" height="600"')
  expect(html).toContain('data:image/webp;base64,UklGRg==')
  expect(html).toContain('loading="lazy"')
  expect(drawn({ isEager: true })).toContain('loading="eager"')
})

test('has an alternative text, its own if there is one', () => {
  expect(drawn()).toContain('alt="A cold naan"')
  expect(drawn({ of: { ...photo, alt: 'Curry on a table' } })).toContain('alt="Curry on a table"')
})
