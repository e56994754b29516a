import { redirect } from 'react-router'
import { links } from '#web/links.ts'

/** The shorter address of the contact page. */
export function loader(): Response {
  return redirect(links.contact(), 301)
}

export default function ContactRedirect() {
  return null
}
