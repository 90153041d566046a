import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import css from './resume.module.css'

type Resume = NonNullable<RecruiterApplicationDetail['resume']>

/** A CV may give a year alone, a single moment, or nothing. */
function periodOf({ start, end }: Resume['experiences'][number]): string {
  const last = end === null ? 'aujourd’hui' : formatMonth(end)
  return [...new Set([formatMonth(start), last])].filter(Boolean).join(' – ')
}

export function ApplicationResume({ resume }: { resume: Resume }) {
  const { experiences, education, skills, languages, description } = resume
  return (
    <>
      {description && (
        <Card title="Profil">
          <p className={css.text}>{description}</p>
        </Card>
      )}
      {experiences.length > 0 && (
        <Card title="Expérience">
          <ol className={css.list}>
            {experiences.map((experience) => (
              <li key={`${experience.start} ${experience.title}`}>
                <h3>{experience.title}</h3>
                <p className={css.sub}>
                  {[experience.company, experience.city].filter(Boolean).join(', ')}
                  <span>{periodOf(experience)}</span>
                </p>
                {experience.description && <p className={css.text}>{experience.description}</p>}
              </li>
            ))}
          </ol>
        </Card>
      )}
      {education.length > 0 && (
        <Card title="Formation">
          <ol className={css.list}>
            {education.map(({ degree, school, year }) => (
              <li key={`${year} ${degree}`}>
                <h3>{degree}</h3>
                <p className={css.sub}>
                  {school}
                  {year > 0 && <span>{year}</span>}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {(skills.length > 0 || languages.length > 0) && (
        <Card title="Compétences et langues">
          <ul className={css.words}>
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
            {languages.map(({ name, level }) => (
              <li key={name}>
                <Badge tone="blue">{level ? `${name}\u00a0: ${level}` : name}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
