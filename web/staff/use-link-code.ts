import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The code behind the # of the link, moved out of the address bar, where it would be seen, to the entry of
 * the history. Null: there is none.
 */
export function useLinkCode(): string | null {
  const navigate = useNavigate()
  const { hash, pathname, state } = useLocation()
  const given = new URLSearchParams(hash.slice(1)).get('code')
  const move = useEffectEvent((code: string) =>
    navigate(pathname, { replace: true, state: { code } }),
  )
  useEffect(() => {
    if (given) void move(given)
  }, [given])
  return given ?? codeIn(state)
}

function codeIn(state: unknown): string | null {
  const isOurs = typeof state === 'object' && state !== null && 'code' in state
  return isOurs && typeof state.code === 'string' ? state.code : null
}
