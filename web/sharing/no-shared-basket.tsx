import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface MissingBasketProps {
  /** It ended while its page was open: the visitor may be far down in its menu, which is removed with it. */
  isNews?: boolean
}

/** There is no such basket, or no longer. */
export function NoSharedBasket({ isNews = false }: MissingBasketProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) element.current?.focus()
  }, [isNews])
  return (
    <div ref={element} className="page shared-alone" tabIndex={-1}>
      <title>{t('sharing.missingTitle')}</title>
      <meta name="description" content={t('sharing.pageDescription')} />
      <Empty
        titleAs="h1"
        picture={<DishThumbnail seed="gone" cloth="custard" weave="gingham" dish={null} />}
        title={t('sharing.missingTitle')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
            {t('sharing.missingAction')}
          </Link>
        }
      >
        {t('sharing.missingText')}
      </Empty>
    </div>
  )
}
