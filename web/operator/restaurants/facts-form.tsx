import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useForm, useWatch } from 'react-hook-form'
import { restaurantFacts, type Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useChangeRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenedForm } from '#web/reviews/use-opened-form.ts'
import { CuisineChoice } from './cuisine-choice.tsx'
import { ServiceChoice } from './service-choice.tsx'

const NAMES = [
  'name',
  'slug',
  'address',
  'area',
  'postCode',
  'phone',
  'email',
  'services',
  'cuisines',
] as const
const FIRST = 'restaurant-name'

interface FactsFormProps {
  restaurant: Restaurant
  onClose: () => void
}

/** Changes the basic facts of a restaurant. What was typed stays when it was refused. */
export function FactsForm({ restaurant, onClose }: FactsFormProps) {
  const { t } = useTranslation()
  const [change, { error, isLoading }] = useChangeRestaurantMutation()
  const { id, name, slug, address, area, postCode, phone, email, services, version } = restaurant
  const form = useForm({
    resolver: zodResolver(restaurantFacts),
    defaultValues: {
      name,
      slug,
      address,
      area,
      postCode,
      phone,
      email,
      services,
      cuisines: restaurant.cuisines.map((each) => each.slug),
    },
  })
  const { register, setError, formState } = form
  const cuisines = useController({ control: form.control, name: 'cuisines' })
  const chosenServices = useController({ control: form.control, name: 'services' })
  const isSlugMissing = useWatch({ control: form.control, name: 'slug' }) === ''
  const problem = useFieldProblems(formState.errors)
  const refusal = isLoading ? null : textOfRefusal(error)
  useOpenedForm(FIRST, onClose)
  const submit = form.handleSubmit(async (facts) => {
    const answer = await change({ params: { storeId: id }, body: { ...facts, version } })
    if (answer.error) return showFieldFaults(answer.error, NAMES, setError)
    showToast({ id: 'restaurant', variant: 'positive', title: t('restaurants.saved') })
    onClose()
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <Field
        id={FIRST}
        label={t('restaurants.name')}
        error={problem('name', { message: t('restaurants.nameMissing') })}
        {...register('name')}
      />
      <Field
        label={t('restaurants.webAddress')}
        hint={t('restaurants.webAddressHint')}
        error={
          problem('slug') &&
          t(isSlugMissing ? 'restaurants.webAddressMissing' : 'restaurants.webAddressProblem')
        }
        {...register('slug')}
      />
      <Field
        label={t('restaurants.address')}
        error={problem('address', 'streetOfRestaurant')}
        {...register('address')}
      />
      <div className="restaurant-pair">
        <Field
          label={t('restaurants.area')}
          error={problem('area', { message: t('restaurants.areaMissing') })}
          {...register('area')}
        />
        <Field
          label={t('restaurants.postCode')}
          error={problem('postCode')}
          {...register('postCode')}
        />
      </div>
      <Field
        label={t('restaurants.phone')}
        type="tel"
        error={problem('phone', { message: t('restaurants.phoneMissing') })}
        {...register('phone')}
      />
      <Field
        label={t('restaurants.email')}
        type="email"
        error={problem('email', { message: t('restaurants.emailMissing') })}
        {...register('email')}
      />
      <ServiceChoice
        chosen={chosenServices.field.value}
        onChange={chosenServices.field.onChange}
        error={chosenServices.fieldState.error && t('restaurants.chooseService')}
      />
      <CuisineChoice
        chosen={cuisines.field.value}
        onChange={cuisines.field.onChange}
        others={restaurant.cuisines}
        error={cuisines.fieldState.error && t('restaurants.chooseCuisine')}
      />
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          isLoading={isLoading}
          loadingLabel={t('restaurants.saving')}
        >
          {t('restaurants.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('restaurants.cancel')}
        </Button>
      </div>
    </form>
  )
}
