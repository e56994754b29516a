import { data } from 'react-router'
import { ErrorPage } from './error-page.tsx'

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

export { ErrorPage as ErrorBoundary }
