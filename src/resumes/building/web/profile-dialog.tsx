import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PROFILE_SECTIONS, SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { changesBetween } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { fillFromProfile } from '#src/resumes/shared/from-profile.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './page.module.css'
import { profileContentQuery, synchronise, toProfileQuery } from './queries.ts'

export type Direction = 'to_resume' | 'to_profile'

interface ProfileDialogProps {
  id: number
  /** Null closes the dialog. */
  direction: Direction | null
  onClose: () => void
  cv: ResumeDocument
  onFilled: (document: ResumeDocument) => void
  onProfileChanged: () => void
}

const TITLES = { to_resume: 'Remplir avec mon profil', to_profile: 'Mettre à jour mon profil' }

/** Shows what would change before anything does. */
export default function ProfileDialog({ direction, onClose, ...props }: ProfileDialogProps) {
  return (
    <Dialog
      open={direction !== null}
      onClose={onClose}
      width={640}
      title={direction ? TITLES[direction] : ''}
    >
      {direction === 'to_resume' && <ToResume {...props} onClose={onClose} />}
      {direction === 'to_profile' && <ToProfile {...props} onClose={onClose} />}
    </Dialog>
  )
}

type Side = Omit<ProfileDialogProps, 'direction'>

function ToResume({ cv, onFilled, onClose }: Side) {
  const { data, isError, refetch } = useQuery(profileContentQuery)
  if (isError) return <LoadFailure onRetry={() => refetch()}>Votre profil n’a pas pu être lu.</LoadFailure>
  if (!data) return <SkeletonLines lines={5} />
  const filled = fillFromProfile(cv, data)
  const changes = changesBetween(cv, filled)
  if (changes.length === 0)
    return <p>Ce CV dit déjà tout ce que dit votre profil. {profileLink('Compléter mon profil')}</p>
  return (
    <>
      <p className="muted">
        Rien n’est retiré de votre CV&nbsp;; ce que dit aussi votre profil vient de lui.
      </p>
      <Changes list={changes} />
      <div className={css.chips}>
        <Button
          onClick={() => {
            onFilled(filled)
            onClose()
          }}
        >
          Remplir mon CV
        </Button>
        <Button look="secondary" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </>
  )
}

function ToProfile({ id, onClose, onProfileChanged }: Side) {
  const { data, error, isError, refetch } = useQuery(toProfileQuery(id))
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  if (isError) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (!data) return <SkeletonLines lines={5} />
  const groups = [...Map.groupBy(data.changes, ({ part }) => part)]
  const chosen = SECTION_NAMES.filter((name) => groups.some(([part]) => part === name) && !refused.has(name))
  const save = async () => {
    setSaving(true)
    try {
      await synchronise(id, false, chosen)
      onProfileChanged()
      toast.success({ title: 'Profil mis à jour' })
      onClose()
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setFailure(refusal.message)
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      {data.left_out.length > 0 && (
        <Alert>
          <b>Ce que le profil ne peut pas prendre</b>
          <ul className={css.left}>
            {data.left_out.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Alert>
      )}
      {data.changes.length === 0 ? (
        <p>Votre profil dit déjà tout ce qu’il peut prendre de ce CV. {profileLink('Voir mon profil')}</p>
      ) : (
        <>
          <p className="muted">
            Rien n’est retiré de votre profil. Décochez les rubriques qui doivent rester comme elles sont.
          </p>
          {groups.map(([part, changes]) => (
            <section key={part} aria-label={titleOf(part)}>
              <CheckBox
                label={titleOf(part)}
                checked={!refused.has(part)}
                onChange={() => setRefused(toggled(refused, part))}
              />
              {!refused.has(part) && <Changes list={changes} />}
            </section>
          ))}
          {failure && (
            <Alert kind="error" live>
              {failure}
            </Alert>
          )}
          <div className={css.chips}>
            <Button onClick={save} loading={saving} disabled={chosen.length === 0}>
              Mettre à jour mon profil
            </Button>
            <Button look="secondary" onClick={onClose}>
              Annuler
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function titleOf(part: string): string {
  return SECTION_NAMES.flatMap((name) => (name === part ? PROFILE_SECTIONS[name].title : []))[0] ?? ''
}

function toggled(set: ReadonlySet<string>, part: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(part)) next.add(part)
  return next
}

const profileLink = (words: string) => <AppLink href="/candidat/mon-profil">{words}</AppLink>

function Changes({ list }: { list: readonly { label: string; before: string; after: string }[] }) {
  return (
    <ul className={css.changes}>
      {list.map(({ label, before, after }) => (
        <li key={`${label} ${before} ${after}`}>
          <b>{label}</b>
          {before && (
            <del>
              <span className="hidden-text">Avant&nbsp;: </span>
              {before}
            </del>
          )}
          <ins>
            <span className="hidden-text">Après&nbsp;: </span>
            {after}
          </ins>
        </li>
      ))}
    </ul>
  )
}
