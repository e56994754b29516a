import { ShieldAlert } from 'lucide-react'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { useCheckoutField } from '#web/checkout/use-checkout-fields.ts'

/** Who receives the food, how to reach them, and their allergies. */
export function WhoStep({ storePhone }: { storePhone: string }) {
  const { t } = useTranslation()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const name = useCheckoutField('name')
  const phone = useCheckoutField('phone')
  const email = useCheckoutField('email')
  const allergyNote = useCheckoutField('allergyNote')
  return (
    <section className="panel step">
      <header>
        <h2>{t('checkout.who')}</h2>
        {!isSignedIn && (
          <DialogLink className="small" dialog={links.login()} aria-haspopup="dialog">
            {t('checkout.logInForDetails')}
          </DialogLink>
        )}
      </header>
      <div className="two">
        <Field label={t('checkout.name')} autoComplete="name" aria-required {...name} />
        <Field
          label={t('checkout.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-required
          {...phone}
        />
      </div>
      <Field
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        aria-required
        hint={t('checkout.emailHint')}
        {...email}
      />
      <TextArea
        label={
          <span className="row label-row">
            <Icon of={ShieldAlert} />
            {t('checkout.allergies')}
            <span className="muted not-strong">{t('checkout.allergiesOptional')}</span>
          </span>
        }
        rows={2}
        hint={
          <>
            {t('checkout.allergiesHint')}{' '}
            <a href={`tel:${storePhone.replaceAll(' ', '')}`}>{storePhone}</a>.
          </>
        }
        {...allergyNote}
      />
    </section>
  )
}
