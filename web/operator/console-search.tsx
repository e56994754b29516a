import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

/** Finds an order, by a restaurant or a customer as well, from every page of the console. Its key is `/`. */
export function ConsoleSearch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const find = (event: FormEvent) => {
    event.preventDefault()
    const search = typed.trim()
    if (search) void navigate(`${staffLinks.operatorOrders()}?${new URLSearchParams({ search })}`)
  }
  return (
    <form
      className="console-search control"
      role="search"
      aria-label={t('operator.find')}
      onSubmit={find}
    >
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        aria-label={t('operator.find')}
        placeholder={t('operator.find')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <kbd aria-hidden>/</kbd>
    </form>
  )
}
