import type { PublicProfile } from '#src/profiles/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { PinIcon } from '#src/ui/icons.tsx'
import { availabilityWords, mobilityWords, publicNameOf } from '../words.ts'
import { Experiences, Languages, Schools, Words } from './lists.tsx'
import css from './public-profile.module.css'

/**
 * The head of the page for search engines.
 * @param written the JSON-LD of the person, which only the server writes
 */
export function headOfPerson(
  profile: PublicProfile & { slug: string; is_indexed: boolean },
  origin: string,
  written: string | null,
) {
  const name = publicNameOf(profile)
  const title = [name, profile.headline].filter(Boolean).join(', ')
  const summary = [profile.headline || name, profile.city?.name].filter(Boolean).join(', ')
  return {
    meta: [
      { title: `${title} | ${APP_NAME}` },
      { name: 'description', content: summary },
      ...(profile.is_indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/profils/${profile.slug}` }],
    scripts: written ? [{ type: 'application/ld+json', children: written }] : [],
  }
}

interface ViewProps {
  profile: PublicProfile
  /** Whether the profile stands in a dialog, below its title. */
  within?: boolean
}

/** The public profile of an applicant. */
export function PublicProfileView({ profile, within }: ViewProps) {
  const { about, experiences, education, skills, languages, degree } = profile
  return (
    <article className={classes(css.profile, within && css.within)}>
      <Head profile={profile} within={within ?? false} />
      <div className={css.columns}>
        <div className={css.main}>
          {about && (
            <section className={css.card}>
              <h2>À propos</h2>
              <p className={css.about}>{about}</p>
            </section>
          )}
          {experiences.length > 0 && (
            <section className={css.card}>
              <h2>Expériences</h2>
              <Experiences list={experiences} />
            </section>
          )}
          {(education.length > 0 || degree) && (
            <section className={css.card}>
              <h2>Formation</h2>
              {degree && <p className={css.degree}>Niveau d’études&nbsp;: {degree.name}</p>}
              <Schools list={education} />
            </section>
          )}
        </div>
        <div className={css.side}>
          <Wishes profile={profile} />
          {skills.length > 0 && (
            <section className={css.card}>
              <h2>Compétences</h2>
              <Words list={skills} />
            </section>
          )}
          {languages.length > 0 && (
            <section className={css.card}>
              <h2>Langues</h2>
              <Languages list={languages} />
            </section>
          )}
        </div>
      </div>
    </article>
  )
}

function Head({ profile, within }: { profile: PublicProfile; within: boolean }) {
  const Name = within ? 'h3' : 'h1'
  const name = publicNameOf(profile)
  const { headline, city, activity_area, job_level, picture } = profile
  const facts = [activity_area?.name, job_level?.name].filter(Boolean)
  const availability = availabilityWords(profile)
  return (
    <header className={css.head}>
      <Avatar name={name.replace('.', '')} picture={picture} size={88} />
      <div>
        <Name>{name}</Name>
        {headline && <p className={css.headline}>{headline}</p>}
        <p className={css.facts}>
          {city && (
            <span>
              <PinIcon size={18} />
              {city.name}
            </span>
          )}
          {facts.length > 0 && <span>{facts.join(', ')}</span>}
        </p>
        {availability && <p className={css.available}>{availability}</p>}
      </div>
    </header>
  )
}

function Wishes({ profile }: { profile: PublicProfile }) {
  const mobility = mobilityWords(profile)
  const { contracts } = profile
  if (!mobility && contracts.length === 0) return null
  return (
    <section className={css.card}>
      <h2>Recherche</h2>
      {contracts.length > 0 && <Words list={contracts.map(({ name }) => name)} />}
      {mobility && <p className={css.degree}>{mobility}</p>}
    </section>
  )
}
