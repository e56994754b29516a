import { ChevronDown, MapPin } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import type { Address } from '#contract/address.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { shortAddress } from '#web/address/address-location.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useStateLater, withState } from '#web/state/lazy-state.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'

/** The searched address. Opens the dialog for another one; without scripts, links to the home page's form. */
export function PlaceButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  const text = usePlaceText() || t('shell.choosePlace')
  const classes = classNames('place', className)
  const inside = (
    <>
      <Icon of={MapPin} />
      <span>{text}</span>
      <Icon of={ChevronDown} />
    </>
  )
  if (!isInBrowser)
    return (
      <Link className={classes} to={links.home()}>
        {inside}
      </Link>
    )
  return (
    <button
      type="button"
      className={classes}
      aria-haspopup="dialog"
      aria-label={t('shell.changePlace', { place: text })}
      onClick={() => void withState(({ openAddressDialog }) => openAddressDialog())}
    >
      {inside}
    </button>
  )
}

/** The address of the page itself, which the server has too, else the one in this browser's storage. */
function usePlaceText(): string {
  const matches = useMatches()
  const searched = useStateLater(({ searchAddress }) => searchAddress)
  const placeOfPage = matches.map(({ loaderData }) => placeIn(loaderData)).findLast(Boolean)
  if (searched?.city && (!placeOfPage || searched.postCode === placeOfPage.postCode))
    return shortAddress(searched)
  return placeOfPage ? shortAddress(placeOfPage) : ''
}

function placeIn(loaderData: unknown): Address | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('place' in loaderData)) return
  // Loaders that answer with a `place` answer with an address.
  return loaderData.place as Address
}
