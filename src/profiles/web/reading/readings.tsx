import type { ReactNode } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { formatPay } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import css from '../page/profile.module.css'
import { availabilityWords, ownMobilityWords } from '../words.ts'
import { Folded } from './folded.tsx'
import { Experiences, Languages, Schools, Words } from './lists.tsx'

/** Tells for each empty section what it is good for. */
export const INVITATIONS: Record<ProfileSection, string> = {
  presentation: 'Un titre clair et quelques lignes\u00A0: c’est ce que les recruteurs lisent en premier.',
  experiences:
    'Racontez vos postes, stages et missions, le dernier d’abord\u00A0: même courts, ils comptent.',
  education: 'Indiquez votre niveau d’études et vos diplômes ou formations.',
  skills: 'Vos compétences font correspondre votre profil aux offres\u00A0: citez-en au moins cinq.',
  languages: 'Malgache, français, anglais\u00A0: dites ce que vous parlez, et à quel niveau.',
  wishes: 'Contrats, salaire et disponibilité\u00A0: recevez des propositions qui vous conviennent.',
  mobility: 'Dites où vous vivez et jusqu’où vous pouvez travailler.',
  contact: 'Votre numéro n’est donné qu’aux recruteurs à qui vous envoyez une candidature.',
}

/** Renders each section for reading; null while it is empty. */
export const READINGS: Record<ProfileSection, (profile: ApplicantProfile) => ReactNode> = {
  presentation: ({ headline, about, activity_area, job_level }) =>
    (headline || about || activity_area || job_level) && (
      <>
        {headline && <p className={css.headline}>{headline}</p>}
        <p className={css.facts}>{[activity_area?.name, job_level?.name].filter(Boolean).join(', ')}</p>
        {about && <p className={css.text}>{about}</p>}
      </>
    ),
  experiences: ({ experiences }) =>
    experiences.length > 0 && (
      <Folded
        count={experiences.length}
        shown={3}
        all={(limit) => <Experiences list={experiences.slice(0, limit)} />}
      />
    ),
  education: ({ degree, education }) =>
    (degree || education.length > 0) && (
      <>
        {degree && <p className={css.facts}>Niveau d’études&nbsp;: {degree.name}</p>}
        <Folded
          count={education.length}
          shown={3}
          all={(limit) => <Schools list={education.slice(0, limit)} />}
        />
      </>
    ),
  skills: ({ skills }) =>
    skills.length > 0 && (
      <Folded count={skills.length} shown={12} all={(limit) => <Words list={skills.slice(0, limit)} />} />
    ),
  languages: ({ languages }) => languages.length > 0 && <Languages list={languages} />,
  wishes: readWishes,
  mobility: (profile) =>
    profile.city && (
      <dl className={css.pairs}>
        <dt>Ville</dt>
        <dd>{profile.city.name}</dd>
        <dt>Mobilité</dt>
        <dd>{ownMobilityWords(profile)}</dd>
      </dl>
    ),
  contact: ({ phone_number, show_photo, picture }) =>
    (phone_number || picture || show_photo) && (
      <dl className={css.pairs}>
        <dt>Téléphone</dt>
        <dd>{phone_number ? formatPhone(phone_number) : 'Non renseigné'}</dd>
        <dt>Photo</dt>
        <dd>{photoWords(picture !== null, show_photo)}</dd>
      </dl>
    ),
}

function readWishes(profile: ApplicantProfile): ReactNode {
  const { contracts, min_salary_expectation: min, max_salary_expectation: max } = profile
  const availability = availabilityWords(profile)
  if (contracts.length === 0 && min === null && !availability) return null
  return (
    <dl className={css.pairs}>
      <dt>Contrats</dt>
      <dd>{contracts.map(({ name }) => name).join(', ') || 'Non précisés'}</dd>
      <dt>Salaire par mois</dt>
      <dd>{formatPay(min, max) ?? 'Non précisé'}</dd>
      <dt>Disponibilité</dt>
      <dd>{availability ?? 'Non précisée'}</dd>
    </dl>
  )
}

function photoWords(has: boolean, shown: boolean): string {
  if (!has) return 'Aucune photo'
  return shown ? 'Montrée sur votre profil' : 'Non montrée sur votre profil'
}
