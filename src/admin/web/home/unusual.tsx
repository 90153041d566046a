import type { ReactNode } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { Unusual } from '../../home/contract.ts'
import { JOBS } from '../jobs/page.tsx'
import { MAILS } from '../mails/list.tsx'
import { queueHref } from '../queue/address.ts'
import css from './home.module.css'
import { Sparkline } from './sparkline.tsx'

/** What is not as usual: a sentence, a line of how it came, and the one thing to do. */
export function UnusualThings({ things }: { things: readonly Unusual[] }) {
  return (
    <section className={css.card} aria-labelledby="unusual">
      <header className={css.head}>
        <h2 id="unusual">Ce qui sort de l’ordinaire</h2>
      </header>
      <ul className={css.unusual}>
        {things.map((thing) => (
          <Thing key={keyOf(thing)} {...presentThing(thing)} />
        ))}
      </ul>
      <p className={css.calm}>
        <CheckIcon size={18} />
        {things.length > 0 ? 'Le reste est dans ses habitudes.' : 'Tout est dans ses habitudes.'}
      </p>
    </section>
  )
}

interface Described {
  title: string
  text: string
  link: { href: string; label: string } | null
  values?: readonly number[]
}

function Thing({ title, text, link, values }: Described) {
  const line: ReactNode = values && <Sparkline values={values} isBad />
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {link && <AppLink href={link.href}>{link.label}</AppLink>}
      </div>
      {line}
    </li>
  )
}

function keyOf(thing: Unusual): string {
  if (thing.kind === 'signups') return `signups ${thing.network}`
  return thing.kind === 'reports' ? `reports ${thing.offer_id}` : thing.kind
}

function presentThing(thing: Unusual): Described {
  switch (thing.kind) {
    case 'mails':
      return {
        title: 'La file des e-mails grossit',
        text: `${formatCount(thing.count)} en attente, ${formatCount(thing.before)} une heure avant.`,
        link: { href: MAILS, label: 'Voir la file' },
        values: thing.values,
      }
    case 'jobs':
      return {
        title: 'La file des travaux grossit',
        text: `${formatCount(thing.count)} en attente, ${formatCount(thing.before)} une heure avant.`,
        link: { href: JOBS, label: 'Voir les travaux' },
        values: thing.values,
      }
    case 'signups':
      return {
        title: `${counted(thing.count, 'inscription')} d’un même réseau`,
        text: `En une heure, depuis ${thing.network}.`,
        link: { href: '/personnes', label: 'Les derniers comptes' },
      }
    case 'reports':
      return {
        title: `«\u00a0${thing.title}\u00a0»\u00a0: ${counted(thing.count, 'signalement')}`,
        text: thing.company,
        link: { href: queueHref({ item: `report-${thing.offer_id}` }), label: 'Relire l’offre' },
      }
    default:
      return {
        title: 'Réponses des recruteurs en baisse',
        text: `${formatCount(thing.count)} à cette heure, ${formatCount(thing.before)} la semaine dernière.`,
        link: null,
      }
  }
}
