import { profileHref } from '#src/profiles/shared/parts.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Meter } from '#src/ui/display/completeness.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './profile.module.css'

const SHOWN = 4

/** What is missing comes first, the most useful on top, and then what is there. */
export function ApplicantDashboardProfile({ profile }: { profile: ApplicantDashboard['profile'] }) {
  const { percent, missing, done } = profile
  return (
    <Card title="Mon Profil" action={<b className={css.percent}>{percent}&nbsp;%</b>}>
      <Meter percent={percent} />
      <p className={css.why}>
        {missing.length
          ? 'Plus il est complet, plus les recruteurs vous trouvent facilement.'
          : 'Votre profil est complet\u00A0: les recruteurs y trouvent tout ce qu’ils cherchent.'}
      </p>
      <ul className={css.points}>
        {missing.slice(0, SHOWN).map(({ words, action, section, weight }) => (
          <li key={words} className={css.missing}>
            <i />
            <AppLink href={profileHref(section)}>{action}</AppLink>
            <b>+&nbsp;{weight}&nbsp;%</b>
          </li>
        ))}
        {done.slice(0, SHOWN).map(({ words }) => (
          <li key={words}>
            <CheckIcon size={18} />
            {words}
            <span className="hidden-text">, renseigné</span>
          </li>
        ))}
        {done.length > SHOWN && <li className={css.others}>et {othersOf(done.length - SHOWN)}</li>}
      </ul>
      <AppLink className={css.all} href="/candidat/mon-profil">
        {missing.length ? 'Compléter mon profil' : 'Voir mon profil'}
      </AppLink>
    </Card>
  )
}

function othersOf(count: number): string {
  return `${count} ${plural(count, 'autre point renseigné', 'autres points renseignés')}`
}
