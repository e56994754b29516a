import '#web/styles/staff/operator.css'
import '#web/styles/staff/restaurants.css'
import '#web/messages/operator.ts'
import '#web/messages/restaurants.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { useController, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { newRestaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useAddRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { CuisineChoice } from './cuisine-choice.tsx'

const NAMES = ['name', 'address', 'postCode', 'phone', 'cuisines', 'ownerEmail'] as const
const NOTHING = { name: '', address: '', postCode: '', phone: '', ownerEmail: '' }

/** Takes a restaurant on: a draft, whose owner is invited by email. */
export default function AddRestaurantPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('restaurants.addTitle')} permission="stores" className="restaurants">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorRestaurants()}>
              <Icon of={ArrowLeft} />
              {t('restaurants.back')}
            </Link>
          </p>
          <div>
            <h1>{t('restaurants.addTitle')}</h1>
            <p className="soft">{t('restaurants.addText')}</p>
          </div>
          {/* It asks for the cuisines, which only whoever is logged in may read. */}
          {user && <AddForm />}
        </>
      )}
    </ConsolePage>
  )
}

function AddForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [add, { error, isLoading }] = useAddRestaurantMutation()
  const form = useForm({
    resolver: zodResolver(newRestaurant),
    defaultValues: { ...NOTHING, cuisines: [] as string[] },
  })
  const { register, setError, formState } = form
  const cuisines = useController({ control: form.control, name: 'cuisines' })
  const problem = useFieldProblems(formState.errors)
  const refusal = isLoading ? null : textOfRefusal(error)
  const submit = form.handleSubmit(async (body) => {
    const answer = await add({ body })
    if (answer.error) return showFieldFaults(answer.error, NAMES, setError)
    const { id, name } = answer.data
    const title = t('restaurants.added', { name, email: body.ownerEmail })
    showToast({ id: 'restaurant', variant: 'positive', title })
    await navigate(staffLinks.operatorRestaurant(id))
  })
  return (
    <form
      className="panel stack add-restaurant"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('restaurants.name')}
        autoComplete="off"
        error={problem('name', { message: t('restaurants.nameMissing') })}
        {...register('name')}
      />
      <div className="restaurant-pair">
        <Field
          label={t('restaurants.address')}
          autoComplete="off"
          error={problem('address', 'streetOfRestaurant')}
          {...register('address')}
        />
        <Field
          label={t('restaurants.postCode')}
          autoComplete="off"
          error={problem('postCode')}
          {...register('postCode')}
        />
      </div>
      <div className="restaurant-pair">
        <Field
          label={t('restaurants.phone')}
          type="tel"
          autoComplete="off"
          error={problem('phone', { message: t('restaurants.phoneMissing') })}
          {...register('phone')}
        />
        <Field
          label={t('restaurants.ownerEmail')}
          type="email"
          autoComplete="off"
          error={problem('ownerEmail', { message: t('restaurants.ownerEmailMissing') })}
          {...register('ownerEmail')}
        />
      </div>
      <CuisineChoice
        chosen={cuisines.field.value}
        onChange={cuisines.field.onChange}
        error={cuisines.fieldState.error && t('restaurants.chooseCuisine')}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('restaurants.adding')}
        >
          {t('restaurants.add')}
        </Button>
      </div>
    </form>
  )
}
