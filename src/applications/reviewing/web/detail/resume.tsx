import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatMonth } from '#src/shared/dates.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import css from './resume.module.css'

type Resume = NonNullable<RecruiterApplicationDetail['resume']>

/** The saved CV as it was when it was sent. */
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
                  <span>
                    {formatMonth(experience.start)} –{' '}
                    {experience.end ? formatMonth(experience.end) : 'aujourd’hui'}
                  </span>
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
                  <span>{year}</span>
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
                <Badge tone="blue">
                  {name} : {level}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
