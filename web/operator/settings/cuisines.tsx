import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import {
  cuisineName,
  cuisineWelshName,
  type ListedCuisine,
} from '#contract/operator/settings/cuisines.ts'
import { slug } from '#contract/fields.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import {
  useAddCuisineMutation,
  useChangeCuisineMutation,
  useListCuisinesQuery,
} from '#web/calls/staff/restaurants/cuisine-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** What restaurants of the marketplace may cook: added, renamed, and hidden while none has it. */
export function Cuisines() {
  const { t } = useTranslation()
  const query = useListCuisinesQuery(undefined, { refetchOnMountOrArgChange: true })
  const items = query.data?.items
  const loading = (
    <div aria-busy>
      <p className="sr">{t('marketplace.cuisines.loading')}</p>
      <Skeleton height="12rem" />
    </div>
  )
  return (
    <section className="panel stack" aria-labelledby="cuisines">
      <div>
        <h2 id="cuisines">{t('marketplace.cuisines.title')}</h2>
        <p className="soft">{t('marketplace.cuisines.intro')}</p>
      </div>
      {items ? (
        <>
          <AddCuisine items={items} />
          <details className="disclosure">
            <summary>{t('marketplace.cuisines.all', { count: items.length })}</summary>
            <ul className="rows">
              {items.map((cuisine) => (
                <OneCuisine key={cuisine.slug} cuisine={cuisine} />
              ))}
            </ul>
          </details>
        </>
      ) : (
        <NotLoaded {...query} loading={loading} failed={t('marketplace.cuisines.failed')} />
      )}
    </section>
  )
}

const added = z.object({ name: cuisineName, welshName: cuisineWelshName, drawnAs: slug })

function AddCuisine({ items }: { items: readonly ListedCuisine[] }) {
  const { t } = useTranslation()
  const [add, { error, isLoading }] = useAddCuisineMutation()
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(added),
    defaultValues: { name: '', welshName: '', drawnAs: items[0]?.slug ?? '' },
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = isLoading ? null : textOfRefusal(error)
  const submit = handleSubmit(async (body) => {
    const answer = await add({ body })
    if (answer.error)
      return showFieldFaults(answer.error, ['name', 'welshName', 'drawnAs'], setError)
    reset()
    const title = t('marketplace.cuisines.added', { name: body.name })
    showToast({ id: 'cuisine', variant: 'positive', title })
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('marketplace.cuisines.name')}
        autoComplete="off"
        error={problem('name', { message: t('marketplace.cuisines.nameMissing') })}
        {...register('name')}
      />
      <Field
        label={t('marketplace.cuisines.welshName')}
        hint={t('marketplace.cuisines.welshNameHint')}
        lang="cy"
        autoComplete="off"
        error={problem('welshName')}
        {...register('welshName')}
      />
      <Select
        label={t('marketplace.cuisines.drawnAs')}
        hint={t('marketplace.cuisines.drawnAsHint')}
        {...register('drawnAs')}
      >
        {items.map((each) => (
          <option key={each.slug} value={each.slug}>
            {each.name}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('marketplace.cuisines.adding')}>
          {t('marketplace.cuisines.add')}
        </Button>
      </div>
    </form>
  )
}

function OneCuisine({ cuisine }: { cuisine: ListedCuisine }) {
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const [change, { isLoading }] = useChangeCuisineMutation()
  const { name, welshName, stores, isHidden } = cuisine
  const hide = async () => {
    const answer = await change({
      body: { slug: cuisine.slug, name, welshName, isHidden: !isHidden },
    })
    if (answer.error) showFailure(answer.error)
  }
  if (isRenaming) return <RenameCuisine cuisine={cuisine} onClose={() => setIsRenaming(false)} />
  return (
    <li className="one-cuisine">
      <span>
        <b>{name}</b> {isHidden && <Badge>{t('marketplace.cuisines.hidden')}</Badge>}
      </span>
      <span lang="cy">{welshName}</span>
      <span className="small muted">{t('marketplace.cuisines.stores', { count: stores })}</span>
      <span className="row">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('marketplace.cuisines.renameNamed', { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('marketplace.cuisines.rename')}
        </Button>
        {stores === 0 && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(
              isHidden ? 'marketplace.cuisines.showNamed' : 'marketplace.cuisines.hideNamed',
              { name },
            )}
            isLoading={isLoading}
            loadingLabel={t('marketplace.cuisines.saving')}
            onClick={() => void hide()}
          >
            {t(isHidden ? 'marketplace.cuisines.show' : 'marketplace.cuisines.hide')}
          </Button>
        )}
      </span>
    </li>
  )
}

const renamed = z.object({ name: cuisineName, welshName: cuisineWelshName })

function RenameCuisine({ cuisine, onClose }: { cuisine: ListedCuisine; onClose: () => void }) {
  const { t } = useTranslation()
  const [change, { error, isLoading }] = useChangeCuisineMutation()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(renamed),
    defaultValues: { name: cuisine.name, welshName: cuisine.welshName },
  })
  useEffect(() => setFocus('name'), [setFocus])
  const problem = useFieldProblems(formState.errors)
  const refusal = isLoading ? null : textOfRefusal(error)
  const submit = handleSubmit(async (names) => {
    const { slug: changed, isHidden } = cuisine
    const answer = await change({ body: { slug: changed, ...names, isHidden } })
    if (answer.error) return showFieldFaults(answer.error, ['name', 'welshName'], setError)
    onClose()
  })
  return (
    <li>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        <Field
          label={t('marketplace.cuisines.renameNamed', { name: cuisine.name })}
          autoComplete="off"
          error={problem('name', { message: t('marketplace.cuisines.nameMissing') })}
          {...register('name')}
        />
        <Field
          label={t('marketplace.cuisines.welshNameOf', { name: cuisine.name })}
          hint={t('marketplace.cuisines.welshNameHint')}
          lang="cy"
          autoComplete="off"
          error={problem('welshName')}
          {...register('welshName')}
        />
        <div className="row wrap">
          <Button
            type="submit"
            isLoading={isLoading}
            loadingLabel={t('marketplace.cuisines.saving')}
          >
            {t('marketplace.cuisines.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('marketplace.cuisines.cancel')}
          </Button>
        </div>
      </form>
    </li>
  )
}
