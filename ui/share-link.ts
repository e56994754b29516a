/** The outcome of sharing a link: `closed` by the person, `failed` where no way works. */
export type Shared = 'sent' | 'copied' | 'closed' | 'failed'

/** Hands a link to what the device sends things with; copies it where there is nothing, or it fails. */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  if (!('share' in navigator)) return copyText(link.url)
  try {
    await navigator.share(link)
    return 'sent'
  } catch (thrown) {
    const isClosed = thrown instanceof DOMException && thrown.name === 'AbortError'
    return isClosed ? 'closed' : copyText(link.url)
  }
}

export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // The browser forbids it, or has no clipboard on a page without TLS.
    return 'failed'
  }
}
