import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useInviteOwnerMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dateWords } from '#web/operator/moments.ts'

const invited = z.object({ email })

interface RestaurantTeamProps {
  restaurant: Pick<Restaurant, 'id' | 'lifecycle' | 'team' | 'email' | 'ownerEmail'>
}

/** Who works at a restaurant, and who is invited to; where nobody owns it, a way to invite its owner. */
export function RestaurantTeam({ restaurant }: RestaurantTeamProps) {
  const { t } = useTranslation()
  const { id, lifecycle, team } = restaurant
  const { colleagues, invitations } = team
  const invited = invitations.find(({ role }) => role === 'owner')
  const hasOwner = colleagues.some(({ role }) => role === 'owner')
  return (
    <section className="panel stack" aria-labelledby="team">
      <h2 id="team">{t('restaurants.team')}</h2>
      {colleagues.length + invitations.length === 0 && (
        <p className="soft">{t('restaurants.nobody')}</p>
      )}
      <ul className="restaurant-people">
        {colleagues.map(({ accountId, name, email, role }) => (
          <li key={accountId}>
            <p>
              <b>{name || email}</b> <span className="badge">{t(`storeApp.role.${role}`)}</span>
            </p>
            {name && <p className="small muted">{email}</p>}
          </li>
        ))}
        {invitations.map(({ id, email, role, sentAt }) => (
          <li key={id}>
            <p>
              <b>{email}</b> <span className="badge">{t(`storeApp.role.${role}`)}</span>
            </p>
            <p className="small muted">{t('restaurants.invited', { date: dateWords(sentAt) })}</p>
          </li>
        ))}
      </ul>
      {!hasOwner && lifecycle !== 'archived' && (
        <InviteOwner
          storeId={id}
          email={invited?.email ?? (restaurant.ownerEmail || restaurant.email)}
          isAgain={!!invited}
        />
      )}
    </section>
  )
}

interface InviteOwnerProps {
  storeId: string
  /** Whom most likely. */
  email: string
  /** They are invited already. */
  isAgain: boolean
}

function InviteOwner({ storeId, email: likely, isAgain }: InviteOwnerProps) {
  const { t } = useTranslation()
  const [invite, { error, isLoading }] = useInviteOwnerMutation()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(invited),
    defaultValues: { email: likely },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = isLoading ? null : textOfRefusal(error)
  const submit = handleSubmit(async (body) => {
    const answer = await invite({ params: { storeId }, body })
    if (answer.error) return showFieldFaults(answer.error, ['email'], setError)
    const title = t('restaurants.ownerInvited', { email: body.email })
    showToast({ id: 'restaurant', variant: 'positive', title })
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('restaurants.ownerEmail')}
        hint={t('restaurants.inviteOwnerHint')}
        type="email"
        autoComplete="off"
        error={problem('email', { message: t('restaurants.ownerEmailMissing') })}
        {...register('email')}
      />
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('restaurants.inviting')}>
          {t(isAgain ? 'restaurants.inviteAgain' : 'restaurants.inviteOwner')}
        </Button>
      </div>
    </form>
  )
}
