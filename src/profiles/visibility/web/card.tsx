import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import type { VisibilityReply } from '../contract.ts'
import css from './card.module.css'
import { useVisibility, visibilityQuery } from './queries.ts'

type Flag = 'is_public' | 'is_indexed' | 'is_best_profile'

const ROWS: { flag: Flag; label: string; says: string }[] = [
  {
    flag: 'is_public',
    label: 'Profil public',
    says: 'Votre profil a une adresse à partager. Ni votre e-mail, ni votre téléphone, ni vos prétentions n’y figurent.',
  },
  {
    flag: 'is_indexed',
    label: 'Moteurs de recherche',
    says: 'Google et les autres peuvent proposer votre profil public.',
  },
  {
    flag: 'is_best_profile',
    label: 'Meilleurs profils',
    says: 'Les recruteurs peuvent vous trouver. Votre nom et vos coordonnées restent cachés tant qu’ils ne vous contactent pas.',
  },
]

/** Lets the applicant choose who may find the profile; each switch is saved when it is pressed. */
export function VisibilityCard() {
  const { data, isError } = useQuery(visibilityQuery)
  const saving = useVisibility()
  const chosen = data?.data
  const status = saving.isPending ? 'Enregistrement…' : saving.isSuccess ? 'Enregistré' : ''
  return (
    <Card
      title="Visibilité de mon profil"
      action={
        <span className={css.status} role="status">
          {status}
        </span>
      }
    >
      {isError && (
        <Alert kind="error">Vos choix n’ont pas pu être lus. Rechargez la page pour réessayer.</Alert>
      )}
      {!chosen && !isError && <SkeletonLines lines={4} />}
      {chosen && <Switches chosen={chosen} onChoose={(next) => saving.mutate(next)} />}
      {saving.isError && (
        <Alert kind="error" live>
          Votre choix n’a pas pu être enregistré. Veuillez réessayer.
        </Alert>
      )}
    </Card>
  )
}

interface SwitchesProps {
  chosen: VisibilityReply
  onChoose: (next: VisibilityReply) => void
}

function Switches({ chosen, onChoose }: SwitchesProps) {
  const choose = (flag: Flag, on: boolean) => {
    const next = { ...chosen, [flag]: on }
    onChoose({ ...next, is_indexed: next.is_public && next.is_indexed })
  }
  return (
    <ul className={css.rows}>
      {ROWS.map(({ flag, label, says }) => {
        const locked = flag === 'is_indexed' && !chosen.is_public
        return (
          <li key={flag}>
            <SwitchRow
              label={label}
              says={locked ? 'Demande un profil public.' : says}
              on={chosen[flag]}
              disabled={locked}
              onChange={(on) => choose(flag, on)}
            />
            {flag === 'is_public' && chosen.is_public && chosen.public_slug && (
              <PublicAddress slug={chosen.public_slug} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface SwitchRowProps {
  label: string
  says: string
  on: boolean
  disabled: boolean
  onChange: (on: boolean) => void
}

function SwitchRow({ label, says, on, disabled, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={css.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-says`}>{says}</p>
      </div>
      <Switch
        id={id}
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={`${id}-says`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}

function PublicAddress({ slug }: { slug: string }) {
  const path = `/profils/${slug}`
  const host = typeof window === 'undefined' ? '' : window.location.host
  return (
    <div className={css.address}>
      <code>
        {host}
        {path}
      </code>
      <LinkButton href={path} look="secondary" small>
        <EyeIcon size={18} />
        Voir mon profil public
      </LinkButton>
    </div>
  )
}
