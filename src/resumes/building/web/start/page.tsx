import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { TEMPLATES, type TemplateName } from '#src/resumes/shared/document.ts'
import { documentFromProfile } from '#src/resumes/shared/from-profile.ts'
import { emptyDocument } from '#src/resumes/shared/new-parts.ts'
import { TEMPLATE_STYLES } from '#src/resumes/shared/template-styles.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { profileContentQuery, useCreateBuilt } from '../queries.ts'
import css from './start.module.css'
import { TemplateGrid } from './template-grid.tsx'

type Start = 'profile' | 'empty'

interface ResumeStartPageProps {
  /** A guest has a third way to begin. */
  others?: ReactNode
}

/** A new CV: how it looks and what it begins with; both can be changed at any time. */
export function ResumeStartPage({ others }: ResumeStartPageProps) {
  const [template, setTemplate] = useState<TemplateName>('classique')
  const [start, setStart] = useState<Start>('profile')
  const [failure, setFailure] = useState<string>()
  const profile = useQuery(profileContentQuery)
  const creating = useCreateBuilt()
  const navigate = useNavigate()
  const create = async () => {
    setFailure(undefined)
    const { data, error } = start === 'profile' && !profile.data ? await profile.refetch() : profile
    if (start === 'profile' && !data) return setFailure(error?.message ?? 'Votre profil n’a pas pu être lu.')
    // The new CV gets the colours that the template's picture shows.
    const style = { ...TEMPLATE_STYLES[template], template }
    const document =
      start === 'profile' && data
        ? documentFromProfile(data, style)
        : withName(emptyDocument(style), data?.person)
    const { headline } = document.identity
    try {
      const { id } = await creating.mutateAsync({
        title: headline || 'Nouveau CV',
        name: (headline ? `CV ${headline}` : 'Nouveau CV').slice(0, 255),
        description: `Écrit ici, modèle ${TEMPLATES[template].label}.`,
        is_draft: start === 'empty' || !headline,
        document,
      })
      await navigate({ to: '/candidat/cv-builder/$id', params: { id: String(id) } })
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setFailure(refusal.message)
    }
  }
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <AppLink href="/candidat/mes-cv" className={css.back} aria-label="Revenir à mes CV">
          <ArrowLeftIcon />
        </AppLink>
        <b>Nouveau CV</b>
        <Button onClick={create} loading={creating.isPending}>
          Continuer
        </Button>
      </header>
      <div className={css.content}>
        {failure && (
          <Alert kind="error" live>
            {failure}
          </Alert>
        )}
        <div className={css.start}>
          <RadioCards
            name="start"
            label="Commencer"
            value={start}
            onChange={setStart}
            choices={[
              {
                value: 'profile',
                label: 'Avec mon profil',
                detail: 'Parcours, compétences et langues repris',
              },
              { value: 'empty', label: 'De zéro', detail: 'Une page vide, section par section' },
            ]}
          />
          {others}
        </div>
        <TemplateGrid value={template} onChange={setTemplate} />
      </div>
    </div>
  )
}

/** A new CV begins with what the account knows, so that nobody types a name and an address twice. */
function withName(
  cv: ReturnType<typeof emptyDocument>,
  person: { first_name: string; last_name: string; email: string; phone_number: string | null } | undefined,
) {
  if (!person) return cv
  const { first_name, last_name, email, phone_number } = person
  const identity = { ...cv.identity, first_name, last_name, email, phone_number: phone_number ?? '' }
  return { ...cv, identity }
}
