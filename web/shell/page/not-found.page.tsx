import { data } from 'react-router'
import { NotFound } from './not-found.tsx'

export const loader = () => data(null, { status: 404 })

/** The page of every unknown address. */
export default function NotFoundPage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  )
}
