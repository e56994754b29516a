import { redirect, type LoaderFunctionArgs } from 'react-router'
import { languageOfPath } from '#rules/text/languages.ts'
import { serverFacts } from '#web/calls/request/server-call.ts'

/** Leads to the page of staff, which is in English. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url)
  const { publicUrl } = context.get(serverFacts)
  return redirect(`${publicUrl}${languageOfPath(pathname).path}${search}`)
}

export default function InEnglish() {
  return null
}
